/** Serves the build on this machine: the second half of `npm start`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from './static-server.ts';

const PORT = Number(process.env['PORT'] ?? 4173);
const folder = join(import.meta.dirname, '../dist');
const base = process.env['BASE'] ?? '/';

if (!existsSync(join(folder, 'index.html'))) {
  process.stderr.write('There is no build yet. Run: npm start\n');
  process.exit(1);
}

/** The next free port, when another program has the usual one. */
async function start(port: number): ReturnType<typeof startServer> {
  try {
    return await startServer({ folder, base, port, compress: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      return startServer({ folder, base, compress: true });
    }
    throw error;
  }
}

const server = await start(PORT);
process.stdout.write(`Resume AI is ready: http://localhost:${server.port}${base}\n`);
