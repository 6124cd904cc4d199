import { ArrowUp } from 'lucide-react';
import { useId } from 'react';
import {
  ACCENTS,
  DATE_STYLES,
  TEMPLATE_TITLES,
  TEMPLATES,
  TEXT_SIZES,
  type DocumentOptions,
} from '#contract/document-options.ts';
import type { MadeDocument } from '#contract/resume.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ABOUT_TEMPLATES, ACCENT_NAMES, DATE_NAMES } from './option-names.ts';
import { movedUp, orderOf, type SectionRow } from './section-order.ts';

interface OptionsFormProps {
  options: DocumentOptions;
  onChange: (options: DocumentOptions) => void;
  /** How the last document came out; undefined until there is one. */
  made: MadeDocument | undefined;
}

/** The choices of a document: each takes effect at once. */
export function OptionsForm({ options, onChange, made }: OptionsFormProps) {
  const set = (some: Partial<DocumentOptions>) => onChange({ ...options, ...some });
  return (
    <form className="grid content-start gap-5" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold text-ink-2">Template</legend>
        <div className="grid grid-cols-2 gap-2">
          {TEMPLATES.map((template) => (
            <label key={template} className="look-choice">
              <input
                type="radio"
                name="template"
                className="sr-only"
                checked={options.template === template}
                onChange={() => set({ template })}
              />
              <span className="font-semibold">{TEMPLATE_TITLES[template]}</span>
              <span className="fine">{ABOUT_TEMPLATES[template]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <Choice
          name="Length"
          value={String(options.pages ?? '')}
          rows={[
            ['', 'As it comes'],
            ['1', 'Fit to one page'],
            ['2', 'Fit to two pages'],
          ]}
          onChoose={(value) => set({ pages: value === '1' ? 1 : value === '2' ? 2 : null })}
        />
        <Choice
          name="Text size"
          value={String(options.sizePt ?? '')}
          rows={[
            ['', 'Template’s own'],
            ...TEXT_SIZES.map((size): [string, string] => [String(size), `${size} pt`]),
          ]}
          onChoose={(value) =>
            set({ sizePt: TEXT_SIZES.find((size) => String(size) === value) ?? null })
          }
        />
        <Choice
          name="Colour"
          value={options.accent ?? ''}
          rows={[
            ['', 'Template’s own'],
            ...ACCENTS.map((accent): [string, string] => [accent, ACCENT_NAMES[accent]]),
          ]}
          onChoose={(value) => set({ accent: ACCENTS.find((accent) => accent === value) ?? null })}
        />
        <Choice
          name="Dates"
          value={options.dates}
          rows={DATE_STYLES.map((style): [string, string] => [style, DATE_NAMES[style]])}
          onChoose={(value) =>
            set({ dates: DATE_STYLES.find((style) => style === value) ?? 'as-written' })
          }
        />
        <Choice
          name="Paper"
          wide
          value={options.paper}
          rows={[
            [
              'auto',
              made && options.paper === 'auto' ? `By country: ${PAPER[made.paper]}` : 'By country',
            ],
            ['a4', 'A4'],
            ['letter', 'US Letter'],
          ]}
          onChoose={(value) =>
            set({ paper: value === 'a4' || value === 'letter' ? value : 'auto' })
          }
        />
      </div>
      {made && (
        <SectionOrder sections={orderOf(made.sections)} onOrder={(order) => set({ order })} />
      )}
    </form>
  );
}

const PAPER = { a4: 'A4', letter: 'US Letter' };

interface ChoiceProps {
  name: string;
  value: string;
  rows: [value: string, label: string][];
  onChoose: (value: string) => void;
  /** Its names need the whole row. */
  wide?: boolean;
}

function Choice({ name, value, rows, onChoose, wide = false }: ChoiceProps) {
  const field = useId();
  return (
    <div className={classNames('grid min-w-0 gap-1', wide && 'col-span-2')}>
      <label htmlFor={field} className="text-sm font-semibold text-ink-2">
        {name}
      </label>
      <select
        id={field}
        className="field w-full px-2.5! text-sm"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {rows.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SectionOrderProps {
  sections: readonly SectionRow[];
  onOrder: (order: string[]) => void;
}

/** Each section can go up by one; what goes up pushes the other down. */
const SectionOrder = ({ sections, onOrder }: SectionOrderProps) => (
  <div hidden={sections.length < 2}>
    <h3 className="mb-1 font-sans! text-sm! leading-normal! font-semibold! tracking-normal! text-ink-2">
      Order of sections
    </h3>
    <ol className="grid">
      {sections.map(({ kind, name }, at) => (
        <li
          key={kind}
          className="flex min-h-10 items-center justify-between gap-2 border-b border-rule text-sm last:border-b-0"
        >
          <span className="min-w-0 truncate">{name}</span>
          {at > 0 && (
            <button
              type="button"
              className="icon-btn size-9!"
              aria-label={`Move ${name} up`}
              onClick={() => onOrder(movedUp(sections, at))}
            >
              <Icon of={ArrowUp} />
            </button>
          )}
        </li>
      ))}
    </ol>
  </div>
);
