import { useState } from 'react'
import { Pagination } from './pagination.tsx'
import type { StoryFile, StoryProps, StoryWords } from './story.ts'

export default { title: 'Kit/Pagination' } satisfies StoryFile

function Pages({ words, pageCount, from }: { words: StoryWords; pageCount: number; from: number }) {
  const [page, setPage] = useState(from)
  return (
    <Pagination
      label={`${words.title} ${pageCount} ${from}`}
      backLabel={words.back}
      forwardLabel={words.forward}
      pageLabel={String}
      page={page}
      pageCount={pageCount}
      onPage={setPage}
    />
  )
}

export const Few = ({ words }: StoryProps) => <Pages words={words} pageCount={3} from={1} />
export const Middle = ({ words }: StoryProps) => <Pages words={words} pageCount={24} from={12} />
export const Last = ({ words }: StoryProps) => <Pages words={words} pageCount={24} from={24} />
export const ThreeDigits = ({ words }: StoryProps) => <Pages words={words} pageCount={482} from={241} />
