import { PencilLine } from 'lucide-react';
import { isCertain, type ReadWork, type Resume } from '#contract/resume.ts';
import { linkedInFailure } from '../../api/results-errors.ts';
import { useGenerateLinkedIn } from '../../api/generate-linkedin.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { Tip } from '../../ui/tooltip.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { Profile } from './profile.tsx';

interface LinkedInProps {
  resume: Resume;
  /** Called when a profile has been written. */
  onGenerated: () => void;
  /** Leads to where the reading is put right. */
  onCheck: () => void;
}

/** A job of which neither the post nor the employer may be stated as fact. */
const isUnsure = ({ title, company }: ReadWork): boolean =>
  !isCertain(title) && !isCertain(company);

const LOCKED = 'Process your resume first to generate LinkedIn optimization';

/** The LinkedIn profile, written on demand from the enhanced resume. */
export function LinkedIn({ resume, onGenerated, onCheck }: LinkedInProps) {
  const { generate, busy } = useGenerateLinkedIn(resume.id);
  const ready = resume.enhancedContent !== null && resume.enhancedContent !== '';
  // Goes on when another tab is opened meanwhile.
  const write = async () => {
    try {
      await generate();
      onGenerated();
      toast({
        title: 'LinkedIn profile generated',
        description: 'From the facts in your enhanced resume, nothing else.',
      });
    } catch (error) {
      toast({ ...linkedInFailure(error), style: 'destructive' });
    }
  };
  const button = (words: string) => {
    const shown = (
      <Button
        look={ready ? 'primary' : 'outline'}
        busy={busy}
        aria-disabled={ready ? undefined : true}
        aria-describedby={ready ? undefined : 'linkedin-hint'}
        onClick={ready ? () => void write() : undefined}
      >
        <Icon of={PencilLine} />
        {busy ? 'Writing' : words}
      </Button>
    );
    // Not `disabled`: a keyboard must reach it to be told why.
    return ready ? shown : <Tip text={LOCKED}>{shown}</Tip>;
  };
  const profile = resume.linkedinProfile;
  const leftOut = (resume.readout?.work ?? []).filter(isUnsure).length;
  const area = useKeptFocus<HTMLDivElement>(profile);
  if (!profile) {
    return (
      <div
        ref={area}
        className="mx-auto my-8 grid max-w-[34rem] justify-items-center gap-4 text-center"
      >
        <h3 className="text-2xl!">A profile from the same facts</h3>
        <p className="text-ink-2">
          Headline, summary, experience and skills for LinkedIn, written from your enhanced resume.
          Nothing is added that the resume does not say.
        </p>
        {button('Generate LinkedIn profile')}
        {ready ? (
          <p className="fine">Takes about a second. You copy it over yourself.</p>
        ) : (
          <p id="linkedin-hint" className="fine">
            {LOCKED}
          </p>
        )}
      </div>
    );
  }
  return (
    <div ref={area}>
      {profile.stale && (
        <div
          role="status"
          className="mb-7 flex flex-wrap items-center justify-between gap-3 rounded-sheet bg-pencil-wash px-5 py-3"
        >
          <p>Your resume changed after this was written.</p>
          {button('Write it again')}
        </div>
      )}
      {leftOut > 0 && (
        <div className="mb-7 flex flex-wrap items-center justify-between gap-3 border-l-3 border-pencil pl-4">
          <p>
            {leftOut === 1 ? 'One job is' : `${leftOut} jobs are`} left out: we are not certain that
            we read {leftOut === 1 ? 'it' : 'them'} right.
          </p>
          <Button onClick={onCheck}>Check the reading</Button>
        </div>
      )}
      <Profile profile={profile} />
    </div>
  );
}
