import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'wouter';
import type { ChangeMatchRequest } from '#contract/match.ts';
import type { Resume } from '#contract/resume.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import {
  useChangeForMatch,
  useChangeMatch,
  useChecklist,
  useCreateMatch,
  useDeleteMatch,
  useMatch,
  useMatches,
} from '../../api/matches.ts';
import { saveFile } from '../../features/download/save-file.ts';
import { AdEntry } from '../../features/job-ad/ad-entry.tsx';
import { AdList } from '../../features/job-ad/ad-list.tsx';
import { MatchActions } from '../../features/job-ad/match-actions.tsx';
import { MatchedAd } from '../../features/job-ad/matched-ad.tsx';
import { base64Of } from '../../features/upload/file-request.ts';
import { FileName } from '../../ui/file-name.tsx';
import { Icon } from '../../ui/icon.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { NEW_MATCH } from './home-address.ts';

interface MatchViewProps {
  resume: Resume;
  matchId: string;
  /** A file that was dropped on the page or pasted into it, while there was no ad. */
  given: File | null;
  onOpen: (matchId: string) => void;
}

/** A job ad held against one resume, or the place to give one. */
export function MatchView({ resume, matchId, given, onOpen }: MatchViewProps) {
  return (
    <div className="pt-7 pb-20 sm:pt-10">
      <p className="no-print flex flex-wrap justify-between gap-x-6 text-sm">
        <Link
          href={`/?resume=${encodeURIComponent(resume.id)}`}
          className="quiet-link inline-flex min-h-9 items-center gap-2"
        >
          <Icon of={ArrowLeft} />
          <span>
            Back to <FileName of={resume.originalFileName} />
          </span>
        </Link>
        {matchId !== NEW_MATCH && (
          <Link
            href={addressIn(resume.id)(NEW_MATCH)}
            className="quiet-link inline-flex min-h-9 items-center"
          >
            All job ads, or another one
          </Link>
        )}
      </p>
      {matchId === NEW_MATCH ? (
        <NewMatch resume={resume} given={given} onOpen={onOpen} />
      ) : (
        <StoredMatch resume={resume} matchId={matchId} onOpen={onOpen} />
      )}
    </div>
  );
}

const TITLE = 'mt-2 mb-4 text-[clamp(1.625rem,1.2rem+1.6vw,2.375rem)]! leading-[1.1]!';

const addressIn = (resumeId: string) => (matchId: string) =>
  `/?resume=${encodeURIComponent(resumeId)}&match=${encodeURIComponent(matchId)}`;

const warn = (title: string) => (error: unknown) =>
  toast({ ...changeFailure(title, error), style: 'destructive' });

function NewMatch({ resume, given, onOpen }: Omit<MatchViewProps, 'matchId'>) {
  const creation = useCreateMatch(resume);
  const { data: ads = [] } = useMatches(resume);
  const open = { onSuccess: ({ id }: { id: string }) => onOpen(id) };
  const takeFile = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    creation.mutate({ fileName: file.name, fileContentBase64: base64Of(bytes) }, open);
  };
  const takeGiven = useEffectEvent((file: File) => void takeFile(file));
  useEffect(() => {
    if (given) takeGiven(given);
  }, [given]);
  return (
    <>
      <h1 ref={takeFocus} tabIndex={-1} className={TITLE}>
        Match to a job ad
      </h1>
      <p className="lead mb-6">
        Every requirement of the ad beside the line of your resume that answers it, or an honest
        blank.
      </p>
      <AdEntry
        busy={creation.isPending}
        problem={creation.error && changeFailure('', creation.error).description}
        resumeFileName={resume.originalFileName}
        onText={(adText) => creation.mutate({ adText }, open)}
        onFile={(file) => void takeFile(file)}
      />
      <AdList ads={ads} addressOf={addressIn(resume.id)} />
    </>
  );
}

function StoredMatch({ resume, matchId, onOpen }: Omit<MatchViewProps, 'given'>) {
  const { data: match, error } = useMatch(resume, matchId);
  const change = useChangeMatch(resume, matchId);
  const changeText = useChangeForMatch(resume, matchId);
  const removal = useDeleteMatch(resume);
  const checklist = useChecklist(resume, matchId);
  const shown = useRef<string | null>(null);
  const loaded = match?.id;
  useEffect(() => {
    if (loaded === undefined || shown.current === loaded) return;
    shown.current = loaded;
    document.getElementById('coverage')?.focus({ preventScroll: true });
  }, [loaded]);
  if (error) return <p role="alert">{changeFailure('', error).description}</p>;
  if (!match) return <Waiting />;
  const say = (said: ChangeMatchRequest) =>
    change.mutate(said, { onError: warn('Could not keep this') });
  return (
    <>
      <h1 className={TITLE}>{match.name}</h1>
      <MatchActions
        name={match.name}
        busy={checklist.isPending}
        onRename={(name) => say({ name })}
        onDelete={() =>
          removal.mutate(matchId, {
            onSuccess: () => {
              toast({ title: 'Job ad deleted', description: match.name });
              onOpen(NEW_MATCH);
            },
            onError: warn('Could not delete'),
          })
        }
        onChecklist={(kind) =>
          checklist.mutate(kind, { onSuccess: saveFile, onError: warn('Could not make the file') })
        }
      />
      <MatchedAd
        match={match}
        busy={changeText.isPending}
        onChange={say}
        onChangeText={(request) =>
          changeText.mutate(request, { onError: warn('Could not change your resume') })
        }
      />
    </>
  );
}
