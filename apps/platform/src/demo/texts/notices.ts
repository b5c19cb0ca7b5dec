import type { NoticeTexts } from '../../domains/site/tables.ts'

/** Notices of the demo brand: for players, pop-ups, promotions and the help pages. */
export const notices: readonly { type: 'PL' | 'PU' | 'PR' | 'H'; daysAgo: number; texts: NoticeTexts }[] = [
  {
    type: 'PL',
    daysAgo: 0,
    texts: {
      EN: {
        title: 'New: each game states its exact return and volatility in its help',
        html: '<p>Open a game and press the question mark: the paytable, the exact return to player and the chance of the top prize are there.</p>',
      },
      CN: {
        title: '新功能：每款游戏的帮助中都标明准确返还率与波动性',
        html: '<p>打开游戏，点击问号，即可查看赔付表、准确返还率和最高奖的概率。</p>',
      },
      JA: {
        title: '新機能：各ゲームのヘルプに正確な還元率とボラティリティを明示',
        html: '<p>ゲームを開いて「？」を押すと、配当表、正確な還元率、最高賞金の確率を確認できます。</p>',
      },
      TH: {
        title: 'ใหม่: ทุกเกมแจ้งอัตราคืนเงินและความผันผวนในหน้าช่วยเหลือ',
        html: '<p>เปิดเกมแล้วกดเครื่องหมายคำถาม จะเห็นตารางจ่าย อัตราคืนเงินที่แน่นอน และโอกาสได้รางวัลสูงสุด</p>',
      },
      VI: {
        title: 'Mới: phần trợ giúp của mỗi game ghi rõ tỷ lệ hoàn trả và độ biến động',
        html: '<p>Mở game và bấm dấu hỏi: bảng trả thưởng, tỷ lệ hoàn trả chính xác và xác suất của giải cao nhất đều ở đó.</p>',
      },
      ID: {
        title: 'Baru: setiap game mencantumkan RTP dan volatilitas persisnya di bantuan',
        html: '<p>Buka game dan tekan tanda tanya: tabel pembayaran, RTP persisnya, dan peluang hadiah tertinggi ada di sana.</p>',
      },
      TY: {
        title: 'Bago: nasa help ng bawat game ang eksaktong RTP at volatility',
        html: '<p>Buksan ang game at pindutin ang question mark: naroon ang paytable, eksaktong RTP at tsansa sa pinakamataas na premyo.</p>',
      },
    },
  },
  {
    type: 'PL',
    daysAgo: 1,
    texts: {
      EN: {
        title: 'An interrupted round waits for you: open the game again to see the rest',
        html: '<p>A round is decided once, on the server. If the page closes in the middle, its win is already yours and the game shows the rest when you come back.</p>',
      },
      CN: {
        title: '中断的一局会为您保留：重新打开游戏即可查看后续',
        html: '<p>每一局都在服务器上一次决定。即使页面中途关闭，赢得的金额已归您所有，回来后游戏会显示后续。</p>',
      },
      JA: {
        title: '中断したラウンドは保存されます。ゲームを開き直すと続きを見られます',
        html: '<p>ラウンドの結果はサーバーで一度だけ決まります。途中でページが閉じても獲得額は失われず、戻るとゲームが続きを表示します。</p>',
      },
      TH: {
        title: 'รอบที่ค้างไว้ยังรอคุณอยู่ เปิดเกมอีกครั้งเพื่อดูส่วนที่เหลือ',
        html: '<p>ผลของแต่ละรอบตัดสินครั้งเดียวบนเซิร์ฟเวอร์ หากหน้าเว็บปิดกลางคัน เงินที่ชนะเป็นของคุณแล้ว และเกมจะแสดงส่วนที่เหลือเมื่อคุณกลับมา</p>',
      },
      VI: {
        title: 'Ván bị gián đoạn vẫn được giữ: mở lại game để xem tiếp',
        html: '<p>Mỗi ván được quyết định một lần trên máy chủ. Nếu trang bị đóng giữa chừng, tiền thắng đã là của bạn và game sẽ hiện phần còn lại khi bạn quay lại.</p>',
      },
      ID: {
        title: 'Ronde yang terputus tetap menunggu: buka lagi game untuk melihat kelanjutannya',
        html: '<p>Setiap ronde ditentukan satu kali di server. Jika halaman tertutup di tengah jalan, kemenangannya sudah milik Anda dan game menampilkan kelanjutannya saat Anda kembali.</p>',
      },
      TY: {
        title: 'Naghihintay ang naputol na round: buksan ulit ang game para makita ang kasunod',
        html: '<p>Isang beses lang pinagpapasyahan ang round, sa server. Kapag nagsara ang page sa gitna, sa iyo na ang panalo at ipapakita ng game ang kasunod pagbalik mo.</p>',
      },
    },
  },
  {
    type: 'PR',
    daysAgo: 2,
    texts: {
      EN: {
        title: 'This demo plays with demo credit; no real money is involved',
        html: '<p>Every new account gets 1,000.00 of demo credit. It cannot be bought, sold or withdrawn.</p>',
      },
      CN: {
        title: '演示站点使用演示额度，不涉及真实货币',
        html: '<p>每个新账号可获得 1,000.00 演示额度，不可购买、出售或提款。</p>',
      },
      JA: {
        title: 'デモサイトではデモ用クレジットを使用し、現金は使いません',
        html: '<p>新しいアカウントには1,000.00のデモ用クレジットが付きます。購入、売却、出金はできません。</p>',
      },
      TH: {
        title: 'เว็บสาธิตนี้เล่นด้วยเครดิตทดลอง ไม่มีเงินจริง',
        html: '<p>บัญชีใหม่ทุกบัญชีได้รับเครดิตทดลอง 1,000.00 ซื้อ ขาย หรือถอนไม่ได้</p>',
      },
      VI: {
        title: 'Trang demo này chơi bằng số dư demo, không có tiền thật',
        html: '<p>Mỗi tài khoản mới nhận 1,000.00 số dư demo. Số dư này không mua, bán hay rút được.</p>',
      },
      ID: {
        title: 'Demo ini memakai kredit demo; tidak ada uang asli',
        html: '<p>Setiap akun baru menerima kredit demo 1,000.00. Kredit ini tidak bisa dibeli, dijual, atau ditarik.</p>',
      },
      TY: {
        title: 'Demo credit ang gamit sa demo na ito; walang totoong pera',
        html: '<p>May 1,000.00 na demo credit ang bawat bagong account. Hindi ito nabibili, naibebenta o nawi-withdraw.</p>',
      },
    },
  },
  {
    type: 'PU',
    daysAgo: 3,
    texts: {
      EN: {
        title: 'You play with demo credit here',
        html: '<p>This site is a demonstration. Every account holds demo credit, and no real money goes in or out. Its licence badges are samples.</p>',
      },
      CN: {
        title: '本站使用演示额度',
        html: '<p>本站为演示站点。所有账号均使用演示额度，不收取也不支付真实货币。牌照标识仅为示例。</p>',
      },
      JA: {
        title: 'このサイトではデモ用クレジットを使います',
        html: '<p>このサイトはデモンストレーションです。すべてのアカウントでデモ用クレジットを使い、現金の出し入れはありません。ライセンス表示は見本です。</p>',
      },
      TH: {
        title: 'ที่นี่เล่นด้วยเครดิตทดลอง',
        html: '<p>เว็บนี้เป็นเว็บสาธิต ทุกบัญชีใช้เครดิตทดลอง ไม่มีการฝากหรือถอนเงินจริง ตราใบอนุญาตเป็นเพียงตัวอย่าง</p>',
      },
      VI: {
        title: 'Tại đây bạn chơi bằng số dư demo',
        html: '<p>Đây là trang demo. Mọi tài khoản đều dùng số dư demo, không có tiền thật nạp vào hay rút ra. Các huy hiệu giấy phép chỉ là mẫu.</p>',
      },
      ID: {
        title: 'Di sini Anda bermain dengan kredit demo',
        html: '<p>Situs ini adalah demonstrasi. Semua akun memakai kredit demo, dan tidak ada uang asli yang masuk atau keluar. Lencana lisensinya hanya contoh.</p>',
      },
      TY: {
        title: 'Demo credit ang gamit mo rito',
        html: '<p>Demonstration ang site na ito. Demo credit ang laman ng bawat account, at walang totoong perang pumapasok o lumalabas. Sample lang ang mga license badge.</p>',
      },
    },
  },
  {
    type: 'H',
    daysAgo: 4,
    texts: {
      EN: {
        title: 'How to check a round yourself',
        html: '<p>The article "Checking a round" in the help centre leads you through it step by step.</p>',
      },
      CN: {
        title: '如何自己验证一局',
        html: '<p>帮助中心的文章“验证一局”会带您逐步完成。</p>',
      },
      JA: {
        title: 'ラウンドを自分で検証する方法',
        html: '<p>ヘルプセンターの記事「ラウンドの検証」で手順を説明しています。</p>',
      },
      TH: {
        title: 'วิธีตรวจสอบรอบด้วยตัวเอง',
        html: '<p>บทความ “การตรวจสอบรอบ” ในศูนย์ช่วยเหลือแนะนำทีละขั้นตอน</p>',
      },
      VI: {
        title: 'Cách tự kiểm tra một ván',
        html: '<p>Bài "Kiểm tra một ván" trong trung tâm trợ giúp hướng dẫn từng bước.</p>',
      },
      ID: {
        title: 'Cara memeriksa ronde sendiri',
        html: '<p>Artikel "Memeriksa ronde" di pusat bantuan memandu Anda langkah demi langkah.</p>',
      },
      TY: {
        title: 'Paano i-check ang isang round',
        html: '<p>Gagabayan ka hakbang-hakbang ng article na "Pag-check ng round" sa help center.</p>',
      },
    },
  },
]
