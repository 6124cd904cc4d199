import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Resume } from '#contract/resume.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { useChangeMatch, useCreateMatch, useMatch } from '../../api/matches.ts';
import { AdEntry } from '../../features/job-ad/ad-entry.tsx';
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
  onOpen: (matchId: string) => void;
}

/** A job ad held against one resume, or the place to give one. */
export function MatchView({ resume, matchId, onOpen }: MatchViewProps) {
  return (
    <div className="pt-7 pb-20 sm:pt-10">
      <Link
        href={`/?resume=${encodeURIComponent(resume.id)}`}
        className="quiet-link no-print inline-flex min-h-9 items-center gap-2 text-sm"
      >
        <Icon of={ArrowLeft} />
        <span>
          Back to <FileName of={resume.originalFileName} />
        </span>
      </Link>
      {matchId === NEW_MATCH ? (
        <NewMatch resume={resume} onOpen={onOpen} />
      ) : (
        <StoredMatch resume={resume} matchId={matchId} />
      )}
    </div>
  );
}

const TITLE = 'mt-2 mb-6 text-[clamp(1.625rem,1.2rem+1.6vw,2.375rem)]! leading-[1.1]!';

function NewMatch({ resume, onOpen }: Pick<MatchViewProps, 'resume' | 'onOpen'>) {
  const creation = useCreateMatch(resume);
  const open = { onSuccess: ({ id }: { id: string }) => onOpen(id) };
  const takeFile = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    creation.mutate({ fileName: file.name, fileContentBase64: base64Of(bytes) }, open);
  };
  return (
    <>
      <h1 ref={takeFocus} tabIndex={-1} className={TITLE}>
        Match to a job ad
      </h1>
      <AdEntry
        busy={creation.isPending}
        problem={creation.error && changeFailure('', creation.error).description}
        onText={(adText) => creation.mutate({ adText }, open)}
        onFile={(file) => void takeFile(file)}
      />
    </>
  );
}

function StoredMatch({ resume, matchId }: Pick<MatchViewProps, 'resume' | 'matchId'>) {
  const { data: match, error } = useMatch(resume, matchId);
  const change = useChangeMatch(resume, matchId);
  const shown = useRef<string | null>(null);
  const loaded = match?.id;
  useEffect(() => {
    if (loaded === undefined || shown.current === loaded) return;
    shown.current = loaded;
    document.getElementById('coverage')?.focus({ preventScroll: true });
  }, [loaded]);
  if (error) return <p role="alert">{changeFailure('', error).description}</p>;
  if (!match) return <Waiting />;
  return (
    <>
      <h1 className={TITLE}>{match.name}</h1>
      <MatchedAd
        match={match}
        onChange={(said) =>
          change.mutate(said, {
            onError: (failure) =>
              toast({ ...changeFailure('Could not keep this', failure), style: 'destructive' }),
          })
        }
      />
    </>
  );
}
