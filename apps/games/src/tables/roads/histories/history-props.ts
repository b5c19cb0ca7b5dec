import type { TablePicture } from '../../state/table-picture.ts'

/** Properties of every game's history. */
export interface HistoryProps {
  picture: TablePicture
}
