import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * The same site with the scripts taken out of its pages: the floor that a page's first paint is held against. Its server has
 * a thread of its own, since an answer that waits for what Lighthouse does in this one comes a tenth of a second late. By
 * then the browser's own start is over, which makes every task of the page that it meets last longer.
 * @param kept pages by their paths as a browser had made them, to be served in place of what the site answers
 */
export async function startScriptless(
  target: string,
  kept: Record<string, string> = {},
): Promise<{ url: string; stop(): void }> {
  const worker = new Worker(new URL('./scriptless-server.ts', import.meta.url), { workerData: { target, kept } })
  const [url] = (await once(worker, 'message')) as [string]
  return { url, stop: () => void worker.terminate() }
}
