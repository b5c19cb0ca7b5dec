/** The heads of a table's columns. */
export const ColumnHeads = ({ words }: { words: readonly string[] }) => (
  <thead>
    <tr>
      {words.map(word => (
        <th key={word} scope="col">
          {word}
        </th>
      ))}
    </tr>
  </thead>
)
