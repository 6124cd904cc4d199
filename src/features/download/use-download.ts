import type { DownloadKind, Resume } from '#contract/resume.ts';
import { useDownloadFile } from '../../api/download-file.ts';
import { changeFailure, type FailureText } from '../../api/error-catalogue.ts';
import { NO_CONTENT, NO_ENHANCED_CONTENT, WORD_FAILED } from '../../api/results-errors.ts';
import { savedWords } from '../../ui/shared-computer.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { saveFile } from './save-file.ts';

const isWord = (kind: DownloadKind) => kind === 'word' || kind === 'word-clean';

/** Makes a file of the enhanced resume and saves it; says what went wrong otherwise. */
export function useDownload(resume: Resume) {
  const { mutate, isPending, data } = useDownloadFile(resume.id);
  const refuse = (text: FailureText) => toast({ ...text, style: 'destructive' });
  const download = (kind: DownloadKind) => {
    if (!resume.enhancedContent) {
      refuse(isWord(kind) ? NO_ENHANCED_CONTENT : NO_CONTENT);
      return;
    }
    mutate(kind, {
      onSuccess: (file) => {
        saveFile(file);
        toast({ title: 'Download started', description: savedWords(file.fileName) });
      },
      onError: (error) =>
        refuse(isWord(kind) ? WORD_FAILED : changeFailure('Could not make the file', error)),
    });
  };
  return { download, isPending, recovered: data?.recovered };
}
