interface Field {
  instruction: string;
  inResult: boolean;
}

/** Nested complex fields (ECMA-376 part 1 §17.16.18): instructions are no text, results are. */
export class FieldStack {
  private fields: Field[] = [];

  get depth(): number {
    return this.fields.length;
  }

  begin(): void {
    this.fields.push({ instruction: '', inResult: false });
  }

  /** Instruction text of the innermost field. */
  instruct(text: string): void {
    const field = this.fields.at(-1);
    if (field && !field.inResult) field.instruction += text;
  }

  /** Starts the result; gives the instruction. */
  separate(): string {
    const field = this.fields.at(-1);
    if (!field) return '';
    field.inResult = true;
    return field.instruction;
  }

  /** Ends the innermost field; gives its instruction. */
  end(): string {
    return this.fields.pop()?.instruction ?? '';
  }

  /** True while text belongs to an instruction and is not shown. */
  get hidesText(): boolean {
    return this.fields.some((field) => !field.inResult);
  }

  /** Forgets fields that a damaged document never separates, so that they cannot swallow the rest. */
  dropUnfinished(): void {
    this.fields = this.fields.filter((field) => field.inResult);
  }
}

/** Target of a HYPERLINK instruction, when it leaves the document. */
export function hyperlinkTarget(instruction: string): string | undefined {
  const target = /\bHYPERLINK\s+(?!\\l)"?([^"\s]+)/i.exec(instruction)?.[1];
  return target && /^(?:https?:|mailto:|tel:|www\.|[\w.+-]+@)/i.test(target) ? target : undefined;
}
