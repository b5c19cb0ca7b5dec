import type { StoryFile } from '@baize/ui/story.ts'
import ConvertDialog from './convert-dialog.tsx'

export default { title: 'Dialogs/Convert points', parameters: { alone: true } } satisfies StoryFile

export const Empty = () => <ConvertDialog onClose={() => {}} />
