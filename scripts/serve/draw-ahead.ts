import { setTimeout as wait } from 'node:timers/promises'
import type { CatalogueSnapshot } from '../../apps/platform/src/domains/catalogue/snapshot.ts'
import { firstPagesMs } from './first-pages.ts'

/** What a plain screen and a sharp one take for a tile of a lobby. */
const widths = [240, 480]
/** Three pages of a lobby. */
const gamesPerLobby = 45

/**
 * Draws the covers of the first games of each lobby one after the other, before anybody asks for them: of ten thousand games
 * none is drawn when the site opens for the first time. They stay on disk, so that later starts find them.
 * @param url where the site is
 * @param signal ends it
 */
export async function drawAhead(
  url: string,
  { byType }: Pick<CatalogueSnapshot, 'byType'>,
  signal: AbortSignal,
): Promise<void> {
  await wait(firstPagesMs, undefined, { signal })
  const first = [...byType.values()].flatMap(games => games.slice(0, gamesPerLobby))
  for (const width of widths)
    for (const { card } of first) {
      const picture = await fetch(`${url}/img/games/${card.gameCode}-${width}.webp`, { signal })
      await picture.arrayBuffer()
    }
}
