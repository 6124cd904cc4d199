import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { changeFailure, processingFailure, uploadFailure } from '../../api/error-catalogue.ts';
import { useCreateResume } from '../../api/create-resume.ts';
import { useDeleteResume } from '../../api/delete-resume.ts';
import { useProcessResume } from '../../api/process-resume.ts';
import { resumeKey } from '../../api/resume-key.ts';
import { SERVER } from '../../api/server.ts';
import { refusal, requestFor, type GivenFiles } from '../../features/upload/file-request.ts';
import { toast, type ToastMessage } from '../../ui/toast/toast-store.ts';
import { enhancedToast } from './enhanced-toast.ts';

const warn = (message: ToastMessage) => toast({ ...message, style: 'destructive' });

interface Reading {
  /** Called with the new resume's id once it is stored. */
  onStored: (id: string) => void;
  onSuggestions: () => void;
}

/** From a file to a finished result: upload, then processing, which starts by itself. */
export function useReading({ onStored, onSuggestions }: Reading) {
  const client = useQueryClient();
  const creation = useCreateResume();
  const processing = useProcessResume();

  const removal = useDeleteResume();
  const cancelled = useRef(new Set<string>());

  const process = async (id: string) => {
    try {
      const resume = await processing.mutateAsync(id);
      if (!cancelled.current.has(id)) toast(enhancedToast(resume, onSuggestions));
    } catch (error) {
      if (cancelled.current.has(id)) return;
      warn(processingFailure(error));
      // What is stored now says whether it may be tried again.
      await client.invalidateQueries({ queryKey: resumeKey(id) });
    }
  };

  const take = async (...files: GivenFiles) => {
    if (creation.isPending) return;
    const refused = refusal(files);
    if (refused) {
      warn(refused);
      return;
    }
    const [file] = files;
    try {
      const { id } = await creation.mutateAsync(await requestFor(file));
      toast({
        title: 'Resume uploaded',
        description: `${file.name} is stored ${SERVER === null ? 'on this device only' : `by ${SERVER}`}.`,
      });
      onStored(id);
      await process(id);
    } catch (error) {
      warn(uploadFailure(error));
    }
  };

  /** Ends the processing of a resume and forgets it; what was read of it is not kept. */
  const cancel = (id: string) => {
    cancelled.current.add(id);
    removal.mutate(id, {
      onSuccess: () => toast({ title: 'Cancelled', description: 'Nothing of this file was kept.' }),
      onError: (error) => warn(changeFailure('Could not delete', error)),
    });
  };

  return { take, process, cancel, uploading: creation.isPending };
}
