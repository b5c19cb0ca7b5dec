import { Button } from './button.tsx'
import classes from './states.stories.module.css'
import { EmptyState, ErrorState, Skeleton } from './states.tsx'
import type { StoryFile, StoryProps } from './story.ts'

export default { title: 'Kit/States' } satisfies StoryFile

export const Loading = () => (
  <div className={classes.lines}>
    <Skeleton className={classes.line ?? ''} />
    <Skeleton className={classes.line ?? ''} />
    <Skeleton className={classes.card ?? ''} />
  </div>
)

export const Empty = ({ words }: StoryProps) => (
  <EmptyState icon="search" title={words.title}>
    <Button look="main">{words.action}</Button>
  </EmptyState>
)

export const Failed = ({ words }: StoryProps) => (
  <ErrorState title={words.title} text={words.sentence} retryLabel={words.action} onRetry={() => {}} />
)

export const TryingAgain = ({ words }: StoryProps) => (
  <ErrorState title={words.title} retryLabel={words.action} onRetry={() => {}} busy />
)

export const LongText = ({ words }: StoryProps) => (
  <EmptyState icon="megaphone" title={`${words.long} ${words.sentence}`}>
    <Button>{words.long}</Button>
  </EmptyState>
)
