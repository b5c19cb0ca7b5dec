import type { RoundMark } from '../game-view.ts'

const marksShown = 14

/** Past rounds in a word each, the newest first. */
export const Strip = ({ label, marks }: { label: string; marks: readonly RoundMark[] }) => (
  <ol className="strip" aria-label={label}>
    {marks.slice(0, marksShown).map(({ text, tone }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two rounds may have the same mark
      <li key={marks.length - place} className="mark" data-tone={tone}>
        {text}
      </li>
    ))}
  </ol>
)
