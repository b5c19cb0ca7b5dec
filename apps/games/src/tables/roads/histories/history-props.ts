import type { TablePicture } from '../../state/table-picture.ts'

/** What the history of every game is drawn from. */
export interface HistoryProps {
  picture: TablePicture
}
