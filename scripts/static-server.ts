/** A static file server as small as hosting can be: what the app needs of a host, and nothing more. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const MEDIA_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Text gets smaller by compression; fonts and pictures already are. */
const COMPRESSIBLE = /^text\/|json|svg|wasm/;

export interface ServedRequest {
  method: string;
  url: string;
  body: string;
}

export interface StaticServer {
  port: number;
  /** Every request so far, with its body: for proving what was not sent. */
  requests: ServedRequest[];
  /** Folder that is served; may be changed while running, as a deployment does. */
  folder: string;
  /** Paths that are answered as if the file were gone; null leaves everything in its place. */
  gone: RegExp | null;
  stop(): Promise<void>;
}

export interface ServerOptions {
  folder: string;
  /** Path in front of the files, with slashes at both ends. */
  base?: string;
  /** 0 takes any free one. */
  port?: number;
  headers?: Record<string, string>;
  /** Sends 404.html for what is no file, as hosts without rules do, and no page for a deep link. */
  plain?: boolean;
  /** Sends text compressed to who accepts that, as every host does. */
  compress?: boolean;
}

/** Starts serving on this machine only. Answers 599 to the API, which must never get here. */
export async function startServer(options: ServerOptions): Promise<StaticServer> {
  const { folder, base = '/', port = 0, headers = {}, compress = false, plain = false } = options;
  const requests: ServedRequest[] = [];
  const zipped = new Map<string, Buffer>();
  const http = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    requests.push({ method, url, body: await bodyOf(request) });
    const path = decodeURIComponent(url.split('?')[0]!);
    if (path.includes('/api/')) return end(response, 599);
    if (method !== 'GET' && method !== 'HEAD') return end(response, 405);
    if (!path.startsWith(base)) return end(response, 404);
    const wanted = normalize(path.slice(base.length)) || 'index.html';
    if (wanted.startsWith('..') || server.gone?.test(wanted)) return end(response, 404);
    const gzip = compress && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    await sendFile(response, wanted, gzip);
  }

  /** An address without a file extension is a page of the app. */
  async function sendFile(response: ServerResponse, wanted: string, gzip: boolean): Promise<void> {
    const asked = extname(wanted) === '' && !plain ? 'index.html' : wanted;
    const found = await readFile(join(server.folder, asked)).catch(() => null);
    const file = found || !plain ? asked : '404.html';
    const body =
      found ?? (plain ? await readFile(join(server.folder, file)).catch(() => null) : null);
    if (!body) return end(response, 404);
    const type = MEDIA_TYPES[extname(file)] ?? 'application/octet-stream';
    const smaller = gzip && COMPRESSIBLE.test(type);
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      ...(smaller && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      ...headers,
    });
    response.end(smaller ? zip(body) : body);
  }

  /** Each file once, as hosts do that keep their files compressed. */
  function zip(body: Buffer): Buffer {
    const key = createHash('sha1').update(body).digest('hex');
    const known = zipped.get(key) ?? gzipSync(body);
    zipped.set(key, known);
    return known;
  }

  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, 'localhost', resolve);
  });
  const server: StaticServer = {
    port: portOf(http.address()),
    requests,
    folder,
    gone: null,
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return server;
}

const portOf = (address: string | AddressInfo | null): number =>
  address !== null && typeof address === 'object' ? address.port : 0;

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain' });
  response.end(`${status}\n`);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('latin1');
}
