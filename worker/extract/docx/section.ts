import type { Attributes } from '../xml.ts';
import type { PartContext } from './findings.ts';

type References = [kind: string, id: string][];

/** The properties of one section (ECMA-376 part 1 §17.6) while they are read. */
export class Section {
  private titlePage = false;
  private columns = 1;
  private readonly headers: References = [];
  private readonly footers: References = [];

  note(name: string, attributes: Attributes): void {
    const kind = attributes('type') ?? 'default';
    if (name === 'w:headerReference') this.headers.push([kind, attributes('id') ?? '']);
    else if (name === 'w:footerReference') this.footers.push([kind, attributes('id') ?? '']);
    else if (name === 'w:titlePg') this.titlePage = attributes('val') !== '0';
    else if (name === 'w:cols') this.columns = Number(attributes('num')) || 1;
  }

  /** Reports the columns, and the headers and footers that the document shows. */
  end({ findings, evenAndOddHeaders }: PartContext): void {
    const shown = (references: References) =>
      ['first', 'default', 'even']
        .filter((kind) => kind !== 'first' || this.titlePage)
        .filter((kind) => kind !== 'even' || evenAndOddHeaders)
        .flatMap((kind) => references.filter((one) => one[0] === kind).map((one) => one[1]));
    findings.columns = Math.max(findings.columns, this.columns);
    findings.headerIds.push(...shown(this.headers));
    findings.footerIds.push(...shown(this.footers));
  }
}
