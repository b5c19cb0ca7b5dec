import type { StoryFile, StoryProps } from '../story.ts'
import { SearchField } from './search-field.tsx'

export default { title: 'Kit/Search field' } satisfies StoryFile

const none = { listId: 'none', isOpen: false, activeId: undefined }

export const Empty = ({ words }: StoryProps) => <SearchField label={words.hint} {...none} />
export const Filled = ({ words }: StoryProps) => <SearchField label={words.hint} {...none} defaultValue={words.title} />
