/** Prints every message of the app, file by file. Run with `npm run -s messages`, and read it in one go. */
import { messageList } from './collect.ts';

process.stdout.write(messageList());
