import type { Share } from '@baize/game-kit/tables/histories/shares'

interface SharesProps {
  label: string
  shares: readonly Share[]
  name(value: string): string
}

/** How often each value came, as bars, each with a mark where it is expected. */
export function Shares({ label, shares, name }: SharesProps) {
  const most = Math.max(1, ...shares.flatMap(({ count, expected }) => [count, expected]))
  return (
    <table className="shares">
      <caption>{label}</caption>
      <tbody>
        {shares.map(({ value, count, expected }) => (
          <tr key={value}>
            <th scope="row">{name(value)}</th>
            <td className="share-bar">
              <i style={{ width: `${(100 * count) / most}%` }} />
              <b style={{ left: `${(100 * expected) / most}%` }} />
            </td>
            <td>{count}</td>
            <td className="expected">{expected.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
