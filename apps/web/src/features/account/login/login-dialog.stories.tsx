import type { StoryFile } from '@baize/ui/story.ts'
import { OpenDialog } from '../../../../workshop/open-dialog.tsx'
import type { AnsweredStory } from '../../../../workshop/stories.ts'

export default { title: 'Dialogs/Sign-in', parameters: { alone: true } } satisfies StoryFile

const game = { vassalage: 'OPL', gameType: 'RNG', isGame: 'GAME', gameCode: 'OPL-03U' } as const

export const EveryWay: AnsweredStory = () => <OpenDialog request={{ kind: 'login' }} />
export const ToPlay: AnsweredStory = () => <OpenDialog request={{ kind: 'login', next: game }} />
export const Expired: AnsweredStory = () => <OpenDialog request={{ kind: 'login', expired: true }} />
export const Locked: AnsweredStory = () => <OpenDialog request={{ kind: 'login', locked: true }} />
