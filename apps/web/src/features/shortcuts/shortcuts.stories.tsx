import type { StoryFile } from '@baize/ui/story.ts'
import { ShortcutList } from './shortcut-list.tsx'
import SideBar from './side-bar.tsx'

export default { title: 'Site/Shortcuts' } satisfies StoryFile

export const List = () => <ShortcutList onPress={() => {}} />
/** At the right edge of wide windows. */
export const Rail = () => <SideBar />
