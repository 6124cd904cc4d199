import { Check, CircleHelp, Plus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { KeywordHit, Resume } from '#contract/resume.ts';
import { useAddKeyword } from '../../api/add-keyword.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { useRemoveKeyword } from '../../api/remove-keyword.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { FieldChoice } from './field-choice.tsx';
import { keywordLists, type KeywordLists } from './keyword-lists.ts';

/** Three lists that are never mixed: found, missing, and words worth knowing. */
export function Keywords({ resume }: { resume: Resume }) {
  const report = resume.analysis?.keywords;
  if (!report) return <p className="text-ink-2">Process your resume first to get keywords.</p>;
  const lists = keywordLists(report, resume.suggestions);
  return (
    <>
      <FieldChoice resumeId={resume.id} report={report} />
      <div className="grid gap-10">
        <Group
          title="Found in your resume"
          text={
            'Whatever the spelling or the short ' +
            `form.${lists.found.some((hit) => hit.otherField) ? ' Those without a tick belong to other lines of work.' : ''}`
          }
        >
          {lists.found.map(({ term, otherField }) => (
            <li key={term} className={otherField ? 'chip text-ink-2' : 'chip'}>
              {!otherField && <Icon of={Check} />}
              {term}
              {otherField && <span className="sr-only"> (other line of work)</span>}
            </li>
          ))}
          {lists.found.length === 0 && <li className="text-ink-2">None of this field yet.</li>}
        </Group>
        <Group
          title="Recommended and missing"
          text="Add only if true. One click puts it under Skills."
        >
          <MissingTerms resumeId={resume.id} lists={lists} />
        </Group>
        <Group
          title="Industry buzzwords"
          text="Worth knowing when you read a posting. They earn no points."
        >
          {report.buzzwords.map(({ term, present }) => (
            <li
              key={term}
              className="mr-4 flex min-h-9 items-center gap-2 font-text text-[1.125rem]"
            >
              {term}
              {present && (
                <>
                  <Icon of={Check} className="text-pencil" />
                  <span className="sr-only">in your resume</span>
                </>
              )}
            </li>
          ))}
        </Group>
      </div>
    </>
  );
}

interface GroupProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Terms shown before the rest is asked for. */
const FIRST = 18;

function MissingTerms({ resumeId, lists }: { resumeId: string; lists: KeywordLists }) {
  const [all, setAll] = useState(false);
  const { missing, added } = lists;
  const shown = all ? missing : missing.filter((hit, i) => i < FIRST || added.has(hit.term));
  const rest = missing.length - shown.length;
  if (missing.length === 0) return <li className="text-ink-2">Nothing is missing.</li>;
  return (
    <>
      {shown.map((hit) => (
        <MissingTerm key={hit.term} resumeId={resumeId} hit={hit} added={added.has(hit.term)} />
      ))}
      {missing.length > FIRST && (
        <li>
          <button
            type="button"
            className="link min-h-9 text-sm sm:px-2"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? 'Show fewer' : `Show the other ${rest}`}
          </button>
        </li>
      )}
    </>
  );
}

const Group = ({ title, text, children }: GroupProps) => (
  <section
    aria-label={title}
    className="grid gap-x-8 gap-y-4 border-t border-rule pt-7 first:border-0 first:pt-0 lg:grid-cols-[13.5rem_minmax(0,1fr)]"
  >
    <div>
      <h3>{title}</h3>
      <p className="mt-2 text-ink-2">{text}</p>
    </div>
    <ul className="flex flex-wrap content-start gap-2">{children}</ul>
  </section>
);

interface MissingTermProps {
  resumeId: string;
  hit: KeywordHit;
  added: boolean;
}

function MissingTerm({ resumeId, hit, added }: MissingTermProps) {
  const add = useAddKeyword(resumeId);
  const remove = useRemoveKeyword(resumeId);
  const item = useKeptFocus<HTMLLIElement>(added);
  if (!hit.addable && !added) {
    return (
      <li
        className="chip flex-wrap"
        title="A licence or certificate is a fact: add it yourself if you hold it."
      >
        <Icon of={CircleHelp} />
        {hit.term}
        <span className="text-ink-3">do you hold it?</span>
      </li>
    );
  }
  const change = added ? remove : add;
  const toggle = () => {
    if (add.isPending || remove.isPending) return;
    change.mutate(hit.term, {
      onSuccess: () =>
        toast(
          added
            ? { title: 'Keyword removed', description: hit.term }
            : { title: 'Keyword added', description: `${hit.term} stands under Skills now.` },
        ),
      onError: (error) =>
        toast({ ...changeFailure('Keyword not changed', error), style: 'destructive' }),
    });
  };
  return (
    <li ref={item}>
      <button
        type="button"
        className={added ? 'chip chip-added' : 'chip chip-open'}
        aria-label={added ? `Remove ${hit.term} from Skills` : `Add ${hit.term} to Skills`}
        onClick={toggle}
      >
        <Icon of={added ? Check : Plus} />
        {hit.term}
        {added && <Icon of={X} className="opacity-70" />}
      </button>
    </li>
  );
}
