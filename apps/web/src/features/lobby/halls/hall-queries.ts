import type { GameType, VendorCard } from '@baize/api'
import { lobbyClientType } from '@baize/api'
import type { AppContext } from '../../../shared/app/app-context.ts'
import { callQuery } from '../../../shared/app/app-context.ts'
import type { Query } from '../../../shared/app/queries.ts'
import { announcementsQuery, gameMenusQuery } from '../../../shared/app/queries.ts'
import { categoriesOf } from '../../navigation/index.ts'

/** Games that stand beside a vendor's sign; the rest stand in its lobby. */
export const gamesInHall = 5

/** The first games of a vendor. */
export const hallQuery = (
  { call }: Pick<AppContext, 'call'>,
  { gameType, vassalage }: Pick<VendorCard, 'gameType' | 'vassalage'>,
) =>
  callQuery(call, 'catalogue.gameList', {
    ...{ clientType: lobbyClientType, gameType, vassalage },
    ...{ pageNo: 1, pageSize: gamesInHall },
  })

/** What the page of a category of halls starts with. */
export async function hallQueries(gameType: GameType, context: AppContext): Promise<Query[]> {
  const lanes = await context.queryClient.ensureQueryData(gameMenusQuery(context)).catch(() => [])
  const cards = categoriesOf(lanes).find(({ title }) => title === gameType)?.cards ?? []
  return [gameMenusQuery(context), announcementsQuery(context), ...cards.map(card => hallQuery(context, card))]
}
