import { SERVER } from '../api/server.ts';

/** On every page: what this is, and how to check it. */
export const Footer = ({ onPrivacy }: { onPrivacy: () => void }) => (
  <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-rule pt-6 pb-10 text-sm text-ink-2">
    <span>
      {SERVER === null
        ? 'Resume AI is an on-device rule engine. No cloud, no account, no tracking.'
        : `Resume AI is a rule engine, run here by ${SERVER}. No account.`}
    </span>
    <button type="button" className="quiet-link min-h-11 text-left" onClick={onPrivacy}>
      {SERVER === null ? 'Check that nothing leaves this device' : 'What is sent, and where'}
    </button>
  </footer>
);
