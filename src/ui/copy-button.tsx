import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';
import { toast } from './toast/toast-store.ts';

interface CopyButtonProps {
  text: string;
  /** What is copied, after the word Copy: `headline`. */
  what: string;
  /** Shows the name as well as reading it out. */
  named?: boolean;
}

/** Puts a text on the clipboard and says whether that worked. */
export function CopyButton({ text, what, named = false }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const worked = await copyText(text);
    setCopied(worked);
    if (worked) {
      toast({ title: 'Copied', description: `The ${what} is on your clipboard.` });
      setTimeout(() => setCopied(false), 2000);
    } else {
      toast({
        title: 'Could not copy',
        description: 'Select the text and copy it by hand.',
        style: 'destructive',
      });
    }
  };
  return (
    <Button small onClick={() => void copy()}>
      <Icon of={copied ? Check : Copy} />
      <span>
        Copy<span className={named ? undefined : 'sr-only'}> {what}</span>
      </span>
    </Button>
  );
}
