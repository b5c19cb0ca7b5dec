import type { MessageTexts } from '../../messages/index.ts'

/** The first message of a new member; the demo also tells what its credit is. */
export const welcome = (demo: boolean, brand: string): MessageTexts => ({
  EN: {
    title: `Welcome to ${brand}`,
    html: `${
      demo
        ? '<p>Your 1,000.00 of demo credit is in your wallet. It is for playing only and cannot be withdrawn.</p>'
        : ''
    }<p>Every round can be checked after it is settled: open a game and look for its fairness page. The help centre explains accounts, wallet and safety.</p>`,
  },
  CN: {
    title: `欢迎来到 ${brand}`,
    html: `${
      demo ? '<p>1,000.00 演示额度已存入您的钱包，仅供游戏使用，不可提款。</p>' : ''
    }<p>每一局结算后都可验证：打开游戏，进入公平性页面即可。帮助中心介绍账号、钱包与安全。</p>`,
  },
  JA: {
    title: `${brand}へようこそ`,
    html: `${
      demo ? '<p>1,000.00のデモ用クレジットがウォレットに入りました。プレイ専用で、出金はできません。</p>' : ''
    }<p>どのラウンドも確定後に検証できます。ゲームを開き、公平性のページをご覧ください。アカウント、ウォレット、安全についてはヘルプセンターで説明しています。</p>`,
  },
  TH: {
    title: `ยินดีต้อนรับสู่ ${brand}`,
    html: `${
      demo ? '<p>เครดิตทดลอง 1,000.00 เข้ากระเป๋าเงินของคุณแล้ว ใช้เล่นเท่านั้นและถอนไม่ได้</p>' : ''
    }<p>ทุกรอบตรวจสอบได้หลังคิดผล เปิดเกมแล้วไปที่หน้าความโปร่งใส ศูนย์ช่วยเหลือมีคำอธิบายเรื่องบัญชี กระเป๋าเงิน และความปลอดภัย</p>`,
  },
  VI: {
    title: `Chào mừng bạn đến với ${brand}`,
    html: `${
      demo ? '<p>1,000.00 số dư demo đã có trong ví. Số dư này chỉ để chơi và không rút được.</p>' : ''
    }<p>Ván nào cũng kiểm chứng được sau khi kết thúc: mở game và xem trang về tính công bằng. Trung tâm trợ giúp giải thích về tài khoản, ví và an toàn.</p>`,
  },
  ID: {
    title: `Selamat datang di ${brand}`,
    html: `${
      demo ? '<p>Kredit demo 1,000.00 sudah ada di dompet Anda. Hanya untuk bermain dan tidak bisa ditarik.</p>' : ''
    }<p>Setiap ronde bisa diperiksa setelah selesai: buka game dan lihat halaman keadilannya. Pusat bantuan menjelaskan akun, dompet, dan keamanan.</p>`,
  },
  TY: {
    title: `Welcome sa ${brand}`,
    html: `${
      demo ? '<p>Nasa wallet mo na ang 1,000.00 na demo credit. Panlaro lang ito at hindi puwedeng i-withdraw.</p>' : ''
    }<p>Puwedeng i-check ang bawat round pagka-settle: buksan ang game at hanapin ang fairness page nito. Nasa help center ang tungkol sa account, wallet at safety.</p>`,
  },
})
