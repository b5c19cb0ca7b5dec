import type { StoryFile } from '@baize/ui/story.ts'
import type { Answers } from '../../../workshop/answers.ts'
import { OpenDialog } from '../../../workshop/open-dialog.tsx'
import type { AnsweredStory } from '../../../workshop/stories.ts'

export default { title: 'Dialogs/Notices', parameters: { alone: true } } satisfies StoryFile

const notices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: `Freispielgewinnauszahlungsbestätigung ${index + 1}`,
    html: '<p>Line one.</p><p>Line two, <strong>strong</strong>.</p>',
    postedAt: '2026-11-18T09:30:00.000Z',
  }))
const announced = (count: number): Answers => ({
  'site.announcements': { value: { banners: [], player: notices(count), popup: [], promotion: [], help: [] } },
})

export const Demo: AnsweredStory = () => <OpenDialog request={{ kind: 'notice', index: 0 }} />
export const Popup: AnsweredStory = () => <OpenDialog request={{ kind: 'notice', index: 0, list: 'popup' }} />

export const ManyPages: AnsweredStory = () => <OpenDialog request={{ kind: 'notice', index: 14 }} />
ManyPages.parameters = { answers: announced(60) }

export const None: AnsweredStory = () => <OpenDialog request={{ kind: 'notice', index: 0 }} />
None.parameters = { answers: announced(0) }
