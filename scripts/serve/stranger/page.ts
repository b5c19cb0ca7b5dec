/** What the game says: title, the stake, a boat's name, won, lost, refused. CN, EN, ID, TH, TY, VI, JA. */
const texts: Record<string, readonly [string, string, string, string, string, string]> = {
  EN: [
    'Paper boats',
    'Which boat is first? 1.00 a race, the right one pays 1.90.',
    'Boat',
    'It won.',
    'It lost.',
    'Not taken.',
  ],
  CN: ['纸船竞速', '哪只船先到？每局 1.00，猜中得 1.90。', '船', '赢了。', '输了。', '未受理。'],
  VI: [
    'Thuyền giấy',
    'Thuyền nào về trước? Mỗi lượt 1.00, đoán đúng trả 1.90.',
    'Thuyền',
    'Thắng.',
    'Thua.',
    'Không nhận cược.',
  ],
  TH: ['เรือกระดาษ', 'เรือลำไหนถึงก่อน รอบละ 1.00 ทายถูกจ่าย 1.90', 'เรือ', 'ชนะ', 'แพ้', 'ไม่รับเดิมพัน'],
  ID: [
    'Perahu kertas',
    'Perahu mana yang pertama? 1.00 per lomba, yang benar membayar 1.90.',
    'Perahu',
    'Menang.',
    'Kalah.',
    'Tidak diterima.',
  ],
  TY: [
    'Bangkang papel',
    'Aling bangka ang mauuna? 1.00 bawat karera, 1.90 ang bayad sa tama.',
    'Bangka',
    'Nanalo.',
    'Natalo.',
    'Hindi tinanggap.',
  ],
  JA: [
    '紙の舟',
    '先に着くのはどちら？1回1.00、当たれば1.90。',
    '舟',
    '当たりました。',
    'はずれました。',
    '受け付けられませんでした。',
  ],
}

/** The game's page, complete in itself. It runs in a frame without an origin and knows its one-time secret alone. */
export function strangersPage(language: string, secret: string): string {
  const [title, lead, boat, won, lost, refused] = texts[language] ?? texts.EN!
  return `<!doctype html><html lang="${language.toLowerCase()}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 20px; text-align: center;
    font: 17px/1.5 system-ui, sans-serif; background: #10333a; color: #f3efe2; padding: 16px; box-sizing: border-box }
  h1 { font-size: 30px; margin: 0 } p { margin: 0; min-height: 1.5em }
  div { display: flex; gap: 16px; justify-content: center }
  button { font: inherit; width: 136px; padding: 18px 12px; border: 0; border-radius: 14px; background: #f3efe2; color: #10333a; cursor: pointer }
  button:disabled { opacity: .55 } button:focus-visible { outline: 3px solid #ffb45c; outline-offset: 3px }
  svg { display: block; margin: 0 auto 6px } output { font-weight: 600; min-height: 1.5em; display: block }
</style>
<h1>${title}</h1><p>${lead}</p>
<div>${[1, 2]
    .map(
      (number, at) =>
        `<button data-boat="${at}"><svg width="56" height="36" viewBox="0 0 56 36" aria-hidden="true"><path d="M4 18h48l-9 14H13z" fill="${at ? '#c8553d' : '#2a7f8e'}"/><path d="M28 2l13 16H15z" fill="#9db4b0"/></svg>${boat} ${number}</button>`,
    )
    .join('')}</div>
<output aria-live="polite"></output>
<script>
  const buttons = [...document.querySelectorAll('button')], said = document.querySelector('output')
  for (const button of buttons) button.onclick = async () => {
    buttons.forEach(each => (each.disabled = true))
    const answer = await fetch('play', { method: 'POST', body: ${JSON.stringify(secret)} + ' ' + button.dataset.boat })
      .then(response => response.json()).catch(() => null)
    said.textContent = answer?.status !== 'OK' ? ${JSON.stringify(refused)} : answer.won ? ${JSON.stringify(won)} : ${JSON.stringify(lost)}
    buttons.forEach(each => (each.disabled = false))
  }
</script></html>`
}
