import { useLasting } from '../../kit/host/use-lasting.ts'
import { usePage } from '../context.ts'
import type { TablePicture } from '../state/table-picture.ts'

const afterMs = 3_000

interface TableStatusProps {
  picture: Pick<TablePicture, 'isTold'>
  isConnected: boolean
}

/** Says that the table has not come yet, or is away, where it takes longer than a moment. */
export function TableStatus({ picture: { isTold }, isConnected }: TableStatusProps) {
  const { t } = usePage()
  if (!useLasting(!isTold || !isConnected, afterMs)) return null
  return (
    <p className="table-status" role="status">
      {t('connectingTable')}
    </p>
  )
}
