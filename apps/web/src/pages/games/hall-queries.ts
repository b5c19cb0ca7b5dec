import type { GameType } from '@baize/api'
import { lobbyClientType } from '@baize/api'
import type { AppContext } from '../../app/app-context.ts'
import { callQuery } from '../../app/app-context.ts'
import type { Query } from '../../app/queries.ts'
import { announcementsQuery, gameMenusQuery } from '../../app/queries.ts'
import { categoriesOf } from '../../shell/categories.ts'

/** Games shown of a category; vendors of halls have few. */
const pageSize = 60

/** Games of a type, as many as a page of halls shows. */
export const hallQuery = ({ call }: Pick<AppContext, 'call'>, gameType: GameType) =>
  callQuery(call, 'catalogue.gameList', { clientType: lobbyClientType, gameType, pageNo: 1, pageSize })

/** What the page of a category of halls starts with. */
export async function hallQueries(gameType: GameType, context: AppContext): Promise<Query[]> {
  const lanes = await context.queryClient.ensureQueryData(gameMenusQuery(context)).catch(() => [])
  const cards = categoriesOf(lanes).find(({ title }) => title === gameType)?.cards ?? []
  // Some vendors have another type than the category that they stand in.
  const types = new Set(cards.map(card => card.gameType))
  return [gameMenusQuery(context), announcementsQuery(context), ...[...types].map(type => hallQuery(context, type))]
}
