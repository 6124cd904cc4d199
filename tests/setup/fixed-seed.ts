/** Property tests try the same cases on every run; FC_SEED=NUMBER explores others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261) });
