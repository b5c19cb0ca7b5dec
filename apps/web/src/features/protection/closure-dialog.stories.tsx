import type { StoryFile } from '@baize/ui/story.ts'
import { open } from '../../../workshop/examples/closures.ts'
import { ClosureDialog } from './closure-dialog.tsx'

export default { title: 'Dialogs/Take a break', parameters: { alone: true } } satisfies StoryFile

const [timeOut] = open.choices
const [year, permanent] = [open.choices[5], open.choices.at(-1)]

export const TimeOut = () => <ClosureDialog choice={timeOut!} onClose={() => {}} />
export const Exclusion = () => <ClosureDialog choice={year!} onClose={() => {}} />
export const ForGood = () => <ClosureDialog choice={permanent!} onClose={() => {}} />
