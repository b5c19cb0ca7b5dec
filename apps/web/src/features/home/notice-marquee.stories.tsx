import type { StoryFile } from '@baize/ui/story.ts'
import { NoticeMarquee } from './notice-marquee.tsx'

export default { title: 'Site/Marquee' } satisfies StoryFile

export const Titles = () => <NoticeMarquee />
