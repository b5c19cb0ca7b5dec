import type { StoryFile } from '@baize/ui/story.ts'
import { games } from '../../../workshop/examples/games.ts'
import { OpenDialog } from '../../../workshop/open-dialog.tsx'
import type { AnsweredStory } from '../../../workshop/stories.ts'

export default { title: 'Dialogs/Games of a vendor', parameters: { alone: true } } satisfies StoryFile

const request = { kind: 'vendorGames', vassalage: 'OPL', gameType: 'RNG' } as const

export const Games: AnsweredStory = () => <OpenDialog request={request} />
Games.parameters = {
  answers: { 'catalogue.gameList': { value: { games, totalPages: 1, totalCount: games.length, pageNo: 1 } } },
}

export const Loading: AnsweredStory = () => <OpenDialog request={request} />
Loading.parameters = { answers: { 'catalogue.gameList': 'never' } }

export const Failed: AnsweredStory = () => <OpenDialog request={request} />
Failed.parameters = { answers: { 'catalogue.gameList': { refused: 'unavailable' } } }
