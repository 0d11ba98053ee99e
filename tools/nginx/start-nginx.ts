import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

type NginxToStart = {
  bin: string;
  /** Content of the `http` block, e.g. the example with addresses of this machine. */
  sites: string;
  /** An address that responds once the server has started. */
  url: string;
};

const PATIENCE_MS = 20_000;

/**
 * Starts a separate nginx, in one process and with its files in a temporary folder; `stop` ends the process and
 * removes the files.
 */
export async function startNginx({ bin, sites, url }: NginxToStart): Promise<{ stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'grifo-nginx-'));
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, mainConfig(folder, await mimeTypes(bin), sites));
  const child = spawn(bin, ['-p', folder, '-c', config, '-e', 'stderr']);
  const exited = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const stop = async () => {
    child.kill();
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const isUp = await Promise.race([answers(url), exited.then(() => false)]);
  if (isUp) return { stop };
  await stop();
  throw new Error(`nginx did not start: ${said}`);
}

const mainConfig = (folder: string, types: string, sites: string) => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  include ${types};
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  ${sites}
}
`;

/** The list of MIME types that came with nginx, beside its own configuration. */
async function mimeTypes(bin: string): Promise<string> {
  const { stderr } = await promisify(execFile)(bin, ['-V']);
  const config = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return join(dirname(config), 'mime.types');
}

async function answers(url: string): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return true;
    await setTimeout(50);
  }
  return false;
}
