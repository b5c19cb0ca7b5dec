import { classNames } from '@baize/ui/class-names.ts'
import { betName, rowName } from '../bet-names.ts'
import { usePage } from '../context.ts'
import type { Picks } from '../picks/contents.ts'
import type { Control, Row } from '../picks/controls.ts'
import type { PicksEvent } from '../picks/picture.ts'
import { ValueButton } from './value-button.tsx'
import { Values } from './values.tsx'

type RowControl = Exclude<Control, { kind: 'written' }>

interface RowsProps {
  betCode: string
  control: RowControl
  marks: Picks['marks']
  series: number
  tell(event: PicksEvent): void
}

/** Rows of values to mark. One press marks, another takes the mark away. */
export function Rows({ control, marks, tell, ...shared }: RowsProps) {
  const isMany = control.kind !== 'set' && control.rows.length > 1
  return (
    <div className={classNames('rows', isMany && 'is-many')}>
      {control.rows.map((row, at) => (
        <RowOfValues
          key={row.key ?? ''}
          row={row}
          kind={control.kind}
          marks={marks[at]!}
          {...shared}
          onToggle={value => tell({ type: 'toggled', row: at, value })}
          onMark={values => tell({ type: 'marked', row: at, values })}
        />
      ))}
    </div>
  )
}

interface RowProps extends Pick<RowsProps, 'betCode' | 'series'> {
  row: Row
  kind: RowControl['kind']
  marks: ReadonlySet<string>
  onToggle(value: string): void
  onMark(values: readonly string[]): void
}

function RowOfValues({ row: { key, values }, kind, betCode, series, marks, onToggle, onMark }: RowProps) {
  const { t, boot } = usePage()
  const { format } = boot.game
  const name = key === null ? betName(t, format, betCode) : rowName(t, format, betCode, key)
  return (
    <div className="row">
      {key !== null && (
        <div className="row-head">
          <p className="row-name">{name}</p>
          {(kind === 'places' || kind === 'pools') && <RowTools values={values} onMark={onMark} />}
        </div>
      )}
      <Values label={name} size={sizeOf(values)} columns={Math.min(values.length, 10)}>
        {values.map(value => (
          <ValueButton
            key={value}
            betCode={betCode}
            value={value}
            content={kind === 'each' || kind === 'places' ? (key === null ? value : `${key}:${value}`) : null}
            series={series}
            isMarked={marks.has(value)}
            onPress={() => onToggle(value)}
          />
        ))}
      </Values>
    </div>
  )
}

function sizeOf(values: readonly string[]): 'digits' | 'grid' | 'many' | 'words' {
  if (values.length > 40) return 'grid'
  if (values.length > 10) return 'many'
  return values.every(value => /^\d{1,2}$/.test(value)) ? 'digits' : 'words'
}

/** Ready selections of a row. */
function RowTools({ values, onMark }: { values: readonly string[]; onMark(values: readonly string[]): void }) {
  const { t } = usePage()
  const half = values.length / 2
  const isOdd = (value: string) => Number(value) % 2 === 1
  const tools: [string, readonly string[]][] = [
    [t('all'), values],
    [t('quick.big'), values.slice(half)],
    [t('quick.small'), values.slice(0, half)],
    [t('quick.odd'), values.filter(isOdd)],
    [t('quick.even'), values.filter(value => !isOdd(value))],
    [t('clear'), []],
  ]
  return (
    <div className="row-tools">
      {tools.map(([name, chosen]) => (
        <button key={name} type="button" className="tool-word" onClick={() => onMark(chosen)}>
          {name}
        </button>
      ))}
    </div>
  )
}
