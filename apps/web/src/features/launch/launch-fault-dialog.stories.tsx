import { errorText } from '@baize/api/error-texts/index'
import type { StoryFile } from '@baize/ui/story.ts'
import { OpenDialog } from '../../../workshop/open-dialog.tsx'
import type { AnsweredStory } from '../../../workshop/stories.ts'
import { useApp } from '../../shared/app/use-app.ts'

export default { title: 'Dialogs/Launch fault', parameters: { alone: true } } satisfies StoryFile

const game = { vassalage: 'OPL', gameType: 'RNG', isGame: 'GAME', gameCode: 'OPL-03U' } as const

function Fault({ canRetry }: { canRetry: boolean }) {
  const message = errorText(canRetry ? 'unavailable' : 'game_unknown', useApp().language)
  return <OpenDialog request={{ kind: 'launchFault', game, message, canRetry }} />
}

export const AnotherTryMayHelp: AnsweredStory = () => <Fault canRetry />
export const NoTryHelps: AnsweredStory = () => <Fault canRetry={false} />
