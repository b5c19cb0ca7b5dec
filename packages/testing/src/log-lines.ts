/** Keeps log lines for tests. */
export class LogLines {
  readonly lines: string[] = []

  write(line: string): void {
    this.lines.push(line)
  }

  get text(): string {
    return this.lines.join('')
  }

  /** Lines at error level and above. */
  get errors(): string[] {
    return this.lines.filter(line => Number(/"level":(\d+)/.exec(line)?.[1] ?? 0) >= 50)
  }
}
