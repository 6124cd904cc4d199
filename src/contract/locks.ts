/** Web Lock held (shared) during each engine call; an app update takes it exclusively. */
export const ENGINE_LOCK = 'resume-ai-engine';
