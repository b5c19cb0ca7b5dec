import { isConnectionLost, isRetryable, resending } from '@baize/server-kit/database/postgres-errors'

const RESEND_MS = 10_000

/**
 * Sends a batch, again after whatever may pass, since a second run of what was committed finds the stored answers. When the
 * database cannot digest it otherwise, its items go one by one, so that the culprit fails alone.
 */
export async function sendTogether<Item, Result>(
  items: readonly Item[],
  send: (items: readonly Item[]) => Promise<Result[]>,
): Promise<(Result | Error)[]> {
  try {
    return await resending(() => send(items), RESEND_MS)
  } catch (error) {
    if (isConnectionLost(error) || isRetryable(error) || items.length === 1) throw error
    const alone: (Result | Error)[] = []
    for (const item of items) alone.push(...(await sendTogether([item], send).catch((failure: Error) => [failure])))
    return alone
  }
}
