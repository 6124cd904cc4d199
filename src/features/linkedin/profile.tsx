import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { LINKEDIN_HEADLINE_MAX, LINKEDIN_SUMMARY_MAX } from '#contract/limits.ts';
import type { LinkedInExperience, LinkedInProfile } from '#contract/resume.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { experienceText, profileText } from './profile-text.ts';

/** Every part of the profile with its count and its copy button. */
export const Profile = ({ profile }: { profile: LinkedInProfile }) => (
  <div className="grid gap-8">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-2">Copy it over part by part, or all at once.</p>
      <CopyButton text={profileText(profile)} what="whole profile" named />
    </div>
    <Part
      title="Headline"
      count={[profile.headline.length, LINKEDIN_HEADLINE_MAX]}
      text={profile.headline}
    >
      <p className="font-display text-xl/[1.3] tracking-[-.01em]">{profile.headline}</p>
    </Part>
    <Part
      title="Summary"
      count={[profile.summary.length, LINKEDIN_SUMMARY_MAX]}
      text={profile.summary}
    >
      <div className="grid max-w-[38em] gap-3 font-text text-[1.125rem]/[1.55] whitespace-pre-line">
        {profile.summary}
      </div>
      <p className="fine mt-4">
        LinkedIn itself allows 220 and 2,600 characters today. Yours says what the resume says and
        stops.
      </p>
    </Part>
    {profile.experience.length > 0 && (
      <Part title="Experience" text={experienceText(profile.experience)}>
        <div className="grid max-w-[38em] gap-5 font-text text-[1.125rem]/[1.55]">
          {profile.experience.map((role, i) => (
            <Role key={i} role={role} />
          ))}
        </div>
      </Part>
    )}
    <Chips title="Skills" terms={profile.skills} />
    <Chips title="Keywords" terms={profile.keywords} />
    <Recommendations list={profile.recommendations} />
    {profile.optimizationTips.length > 0 && (
      <Part title="Tips">
        <ul className="grid gap-2">
          {profile.optimizationTips.map((tip) => (
            <li key={tip} className="flex gap-2.5">
              <Icon of={Check} className="mt-1 text-pencil" />
              {tip}
            </li>
          ))}
        </ul>
      </Part>
    )}
  </div>
);

interface PartProps {
  title: string;
  /** Characters used and allowed. */
  count?: [number, number];
  /** What the copy button copies; none without it. */
  text?: string;
  children: ReactNode;
}

const Part = ({ title, count, text, children }: PartProps) => (
  <section aria-label={title} className="border-t border-rule pt-7">
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h3>{title}</h3>
      {count && (
        <span className="num text-sm text-ink-2">
          {count[0]}/{count[1]}
          <span className="sr-only"> characters</span>
        </span>
      )}
      {text && (
        <span className="ml-auto">
          <CopyButton text={text} what={title.toLowerCase()} />
        </span>
      )}
    </div>
    {children}
  </section>
);

const Role = ({ role }: { role: LinkedInExperience }) => (
  <div>
    <p>
      <strong className="font-[600]">{role.title}</strong>
      {role.company && `${role.title ? ', ' : ''}${role.company}`}
    </p>
    {role.duration && <p className="text-base text-ink-2">{role.duration}</p>}
    {role.description && <p className="mt-1">{role.description}</p>}
    <ul className="mt-1 list-['•__'] pl-4">
      {role.achievements.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

const Chips = ({ title, terms }: { title: string; terms: string[] }) =>
  terms.length > 0 && (
    <Part title={title} text={terms.join(', ')}>
      <ul className="flex flex-wrap gap-2">
        {terms.map((term) => (
          <li key={term} className="chip">
            {term}
          </li>
        ))}
      </ul>
    </Part>
  );

const IMPACT = {
  high: ['tag tag-high', 'High Impact'],
  medium: ['tag tag-medium', 'Medium Impact'],
  low: ['tag tag-plain', 'Low Impact'],
} as const;

const Recommendations = ({ list }: { list: LinkedInProfile['recommendations'] }) =>
  list.length > 0 && (
    <Part title="Recommendations">
      <ul>
        {list.map(({ section, recommendation, impact }, i) => (
          <li
            key={i}
            className="grid gap-x-5 gap-y-1 border-t border-rule py-3 first:border-0 first:pt-0 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
          >
            <span>
              <span className={IMPACT[impact][0]}>{IMPACT[impact][1]}</span>
            </span>
            <div>
              <strong className="font-semibold">{section}</strong>
              <p className="text-ink-2">{recommendation}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
