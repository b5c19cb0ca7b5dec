import type { ArticlePicture } from '@baize/api'
import type { ArticleTexts } from '../../domains/site/tables.ts'

/** Blog and news of the demo brand. */
export const articles: readonly {
  kind: 'BLOG' | 'NEWS'
  slug: string
  picture: ArticlePicture
  daysAgo: number
  texts: ArticleTexts
}[] = [
  {
    kind: 'BLOG',
    slug: 'check-a-round-yourself',
    picture: 'fairness',
    daysAgo: 12,
    texts: {
      EN: {
        title: 'How to check a round yourself',
        summary: 'The seed is promised before you bet. Here is how to see that the promise was kept.',
        markdown:
          'Before a round begins, the studio publishes the **hash** of a seed that nobody else knows. After the round the seed is shown.\n\n## Three steps\n\n1. Open the game and its fairness page.\n2. Change your client seed; the server seed is then revealed.\n3. Press *Check this round*: your browser draws it again.\n\nIf one symbol differed, the hash would differ too.',
      },
      CN: {
        title: '如何自己验证一局',
        summary: '种子在您投注之前就已承诺。教您确认承诺是否兑现。',
        markdown:
          '每局开始前，工作室会公布一个无人知晓的种子的**哈希值**。局后公开种子。\n\n## 三个步骤\n\n1. 打开游戏的公平性页面。\n2. 更换客户端种子，服务器种子随即公开。\n3. 点击*验证本局*，浏览器会重新计算。\n\n只要有一个符号不同，哈希值就会不同。',
      },
      VI: {
        title: 'Tự kiểm tra một ván như thế nào',
        summary: 'Hạt giống được cam kết trước khi bạn cược. Đây là cách xem cam kết có được giữ.',
        markdown:
          'Trước mỗi ván, studio công bố **mã băm** của một hạt giống chưa ai biết. Sau ván, hạt giống được công khai.\n\n## Ba bước\n\n1. Mở game và trang công bằng.\n2. Đổi hạt giống của bạn; hạt giống máy chủ sẽ hiện ra.\n3. Bấm *Kiểm tra ván này*: trình duyệt tính lại.\n\nChỉ cần một biểu tượng khác, mã băm cũng khác.',
      },
      TH: {
        title: 'วิธีตรวจสอบรอบด้วยตัวเอง',
        summary: 'ซีดถูกผูกมัดก่อนคุณเดิมพัน นี่คือวิธีดูว่าทำตามที่สัญญาไว้',
        markdown:
          'ก่อนเริ่มรอบ สตูดิโอประกาศ**แฮช**ของซีดที่ยังไม่มีใครรู้ หลังจบรอบจึงเปิดเผยซีด\n\n## สามขั้นตอน\n\n1. เปิดเกมและหน้าความโปร่งใส\n2. เปลี่ยนซีดของคุณ ซีดของเซิร์ฟเวอร์จะเปิดเผย\n3. กด*ตรวจสอบรอบนี้* เบราว์เซอร์จะคำนวณใหม่\n\nถ้าสัญลักษณ์ต่างแม้เพียงตัวเดียว แฮชก็จะต่าง',
      },
      ID: {
        title: 'Cara memeriksa ronde sendiri',
        summary: 'Seed dijanjikan sebelum Anda bertaruh. Begini cara melihat janji itu ditepati.',
        markdown:
          'Sebelum ronde dimulai, studio menerbitkan **hash** dari seed yang belum diketahui siapa pun. Setelah ronde, seed dibuka.\n\n## Tiga langkah\n\n1. Buka game dan halaman keadilannya.\n2. Ganti seed Anda; seed server lalu dibuka.\n3. Tekan *Periksa ronde ini*: browser menghitung ulang.\n\nJika satu simbol saja berbeda, hash juga berbeda.',
      },
      TY: {
        title: 'Paano i-check ang isang round',
        summary: 'Ipinangako ang seed bago ka tumaya. Ganito makikita kung natupad iyon.',
        markdown:
          'Bago magsimula ang round, inilalabas ng studio ang **hash** ng seed na wala pang nakakaalam. Pagkatapos ng round, ipinapakita ang seed.\n\n## Tatlong hakbang\n\n1. Buksan ang laro at ang fairness page.\n2. Palitan ang seed mo; lalabas ang server seed.\n3. Pindutin ang *Check this round*: kukuwentahin ulit ng browser.\n\nKung may isang simbolong naiiba, iba rin ang hash.',
      },
      JA: {
        title: 'ラウンドを自分で検証する方法',
        summary: 'シードはベットの前に約束されています。守られたかどうかを確かめる方法です。',
        markdown:
          'ラウンドの前に、まだ誰も知らないシードの**ハッシュ**が公開され、終了後にシードが明かされます。\n\n## 3つの手順\n\n1. ゲームの公平性ページを開きます。\n2. 自分のシードを変えると、サーバーのシードが公開されます。\n3. *このラウンドを検証*を押すと、ブラウザーが計算し直します。\n\n絵柄が1つでも違えば、ハッシュも変わります。',
      },
    },
  },
  {
    kind: 'BLOG',
    slug: 'turnover-and-valid-bet',
    picture: 'vault',
    daysAgo: 5,
    texts: {
      EN: {
        title: 'Turnover, valid bet, payout: what the figures mean',
        summary: 'Three words stand on every record. They are not the same.',
        markdown:
          '- **Turnover** is every settled stake that was not void.\n- **Valid bet** is the part that qualifies: a returned stake and two sides of one round do not.\n- **Payout** is what a game returns, your stake included.\n\nYour *bet win/loss* is payout less stake. The betting record shows all four for each bet.',
      },
      CN: {
        title: '流水、有效投注、派彩：数字的含义',
        summary: '每份记录上都有这三个词，它们并不相同。',
        markdown:
          '- **流水**：所有已结算且未作废的投注额。\n- **有效投注**：其中符合条件的部分，退还的本金和同局对打不计入。\n- **派彩**：游戏返还的金额，包含本金。\n\n*投注输赢*等于派彩减投注额。投注记录会逐笔显示这四项。',
      },
      VI: {
        title: 'Doanh số cược, cược hợp lệ, tiền trả thưởng: các con số nói gì',
        summary: 'Ba từ có trên mọi lịch sử, và chúng không giống nhau.',
        markdown:
          '- **Doanh số cược** là mọi khoản cược đã kết toán và không bị hủy.\n- **Cược hợp lệ** là phần đủ điều kiện: tiền cược được hoàn và hai cửa đối nhau không tính.\n- **Tiền trả thưởng** là số tiền game trả lại, gồm cả tiền cược.\n\n*Thắng thua cược* bằng tiền trả thưởng trừ tiền cược.',
      },
      TH: {
        title: 'ยอดเทิร์น ยอดเดิมพันที่ถูกต้อง ยอดจ่าย หมายถึงอะไร',
        summary: 'สามคำนี้อยู่ในทุกประวัติ และไม่เหมือนกัน',
        markdown:
          '- **ยอดเทิร์น** คือเดิมพันทั้งหมดที่คิดผลแล้วและไม่โมฆะ\n- **ยอดเดิมพันที่ถูกต้อง** คือส่วนที่นับได้ เงินที่คืนและการแทงสองฝั่งไม่นับ\n- **ยอดจ่าย** คือเงินที่เกมคืนให้ รวมเงินเดิมพัน\n\n*ได้เสียจากเดิมพัน* คือยอดจ่ายลบเงินเดิมพัน',
      },
      ID: {
        title: 'Turnover, taruhan valid, payout: arti angka-angkanya',
        summary: 'Tiga kata ini ada di setiap riwayat, dan artinya berbeda.',
        markdown:
          '- **Turnover** adalah semua taruhan selesai yang tidak batal.\n- **Taruhan valid** adalah bagian yang memenuhi syarat: taruhan kembali dan dua sisi satu ronde tidak dihitung.\n- **Payout** adalah yang dikembalikan game, termasuk taruhan Anda.\n\n*Menang/kalah taruhan* adalah payout dikurangi taruhan.',
      },
      TY: {
        title: 'Turnover, valid bet, payout: ano ang ibig sabihin',
        summary: 'Nasa bawat record ang tatlong salitang ito, at hindi sila pareho.',
        markdown:
          '- **Turnover** ang lahat ng na-settle na tayang hindi void.\n- **Valid bet** ang bahaging kasali: hindi kasama ang ibinalik na taya at magkabilang panig ng isang round.\n- **Payout** ang ibinabalik ng laro, kasama ang taya mo.\n\nAng *panalo/talo sa taya* ay payout bawas ang taya.',
      },
      JA: {
        title: '累計ベット額・有効ベット・払戻金の意味',
        summary: 'どの履歴にも出てくる3つの言葉は、それぞれ意味が違います。',
        markdown:
          '- **累計ベット額**は、無効を除く確定したすべてのベットです。\n- **有効ベット**は対象になる部分です。返還分や同じラウンドの両側は含みません。\n- **払戻金**はゲームが返す額で、ベット額を含みます。\n\n*ベット損益*は払戻金からベット額を引いたものです。',
      },
    },
  },
  {
    kind: 'NEWS',
    slug: 'your-records-are-here',
    picture: 'new-games',
    daysAgo: 4,
    texts: {
      EN: {
        title: 'Your records are here',
        summary: 'Bets, wallet and profit and loss now have pages of their own.',
        markdown:
          'Open your **personal centre**: the betting record, the account record and your profit and loss each show up to 30 days, with totals of everything that matches and a file to keep.',
      },
      CN: {
        title: '您的记录已上线',
        summary: '投注、钱包与盈亏现在各有页面。',
        markdown: '打开**个人中心**：投注记录、账户明细和个人盈亏可查看最多30天，含全部合计，并可导出文件。',
      },
      VI: {
        title: 'Lịch sử của bạn đã có',
        summary: 'Cược, ví và lãi lỗ nay có trang riêng.',
        markdown:
          'Mở **trung tâm cá nhân**: lịch sử cược, lịch sử giao dịch và lãi lỗ, mỗi trang tối đa 30 ngày, có tổng của tất cả và file để lưu.',
      },
      TH: {
        title: 'ประวัติของคุณมาแล้ว',
        summary: 'เดิมพัน กระเป๋าเงิน และกำไรขาดทุนมีหน้าของตัวเองแล้ว',
        markdown: 'เปิด**ศูนย์ส่วนตัว** ดูประวัติเดิมพัน ประวัติบัญชี และกำไรขาดทุน ได้สูงสุด 30 วัน พร้อมยอดรวมทั้งหมดและไฟล์ให้เก็บ',
      },
      ID: {
        title: 'Riwayat Anda sudah tersedia',
        summary: 'Taruhan, dompet, dan laba rugi kini punya halaman sendiri.',
        markdown:
          'Buka **pusat pribadi**: riwayat taruhan, riwayat akun, dan laba rugi menampilkan hingga 30 hari, dengan total semua yang cocok dan file untuk disimpan.',
      },
      TY: {
        title: 'Nandito na ang mga record mo',
        summary: 'May sarili nang page ang taya, wallet, at profit & loss.',
        markdown:
          'Buksan ang **personal centre**: hanggang 30 araw ang betting record, account record, at profit & loss, may kabuuan ng lahat at file na puwedeng itago.',
      },
      JA: {
        title: '履歴ページができました',
        summary: 'ベット、ウォレット、損益をそれぞれのページで確認できます。',
        markdown:
          '**個人センター**で、ベット履歴・取引履歴・個人損益を最長30日分表示できます。合計とファイルの書き出しにも対応しています。',
      },
    },
  },
  {
    kind: 'NEWS',
    slug: 'the-chat-room-is-open',
    picture: 'welcome',
    daysAgo: 3,
    texts: {
      EN: {
        title: 'The chat room is open',
        summary: 'Talk with other members. Staff reads along and takes out what does not belong.',
        markdown:
          'The round button at the edge of every page opens it. Everybody may read; members may write, one post in three seconds.',
      },
      CN: {
        title: '聊天室已开放',
        summary: '与其他会员交流，工作人员会管理不当内容。',
        markdown: '点击页面边缘的圆形按钮即可打开。所有人都可阅读，会员可发言，每三秒一条。',
      },
      VI: {
        title: 'Phòng chat đã mở',
        summary: 'Trò chuyện cùng thành viên khác. Nhân viên theo dõi và gỡ nội dung không phù hợp.',
        markdown: 'Nút tròn ở mép mỗi trang sẽ mở phòng. Ai cũng đọc được; thành viên được viết, ba giây một tin.',
      },
      TH: {
        title: 'ห้องแชทเปิดแล้ว',
        summary: 'คุยกับสมาชิกคนอื่น เจ้าหน้าที่คอยดูแลและลบสิ่งที่ไม่เหมาะสม',
        markdown: 'กดปุ่มกลมที่ขอบทุกหน้าเพื่อเปิด ทุกคนอ่านได้ สมาชิกเขียนได้ สามวินาทีต่อหนึ่งข้อความ',
      },
      ID: {
        title: 'Ruang chat dibuka',
        summary: 'Ngobrol dengan anggota lain. Staf ikut membaca dan menghapus yang tidak pantas.',
        markdown:
          'Tombol bulat di tepi setiap halaman membukanya. Semua boleh membaca; anggota boleh menulis, satu pesan per tiga detik.',
      },
      TY: {
        title: 'Bukas na ang chat room',
        summary: 'Makipag-usap sa ibang member. Binabasa ito ng staff at inaalis ang hindi dapat.',
        markdown:
          'Buksan sa bilog na button sa gilid ng bawat page. Lahat puwedeng magbasa; mga member ang puwedeng magsulat, isang post kada tatlong segundo.',
      },
      JA: {
        title: 'チャットルームを開設しました',
        summary: 'ほかの会員と話せます。スタッフが見守り、不適切な投稿は削除します。',
        markdown: '各ページの端にある丸いボタンから開けます。閲覧は誰でも、投稿は会員のみ、3秒に1件までです。',
      },
    },
  },
  {
    kind: 'NEWS',
    slug: 'live-tables-are-open',
    picture: 'live',
    daysAgo: 2,
    texts: {
      EN: {
        title: 'Live tables are open',
        summary: 'Baccarat, roulette, dice and more, each round checked by your browser.',
        markdown:
          'Ten tables wait in the live casino: three kinds of baccarat, two of roulette, sic bo, dragon tiger, xoc dia and the money wheel. A clockwork yard and a relay cup stand in halls of their own.\n\n## What is different\n\n- Each round is **sealed** before bets open, and the bets before it is dealt.\n- A confirmed bet can be taken back until bets close.\n- Nobody invented sits at a table: the number of players is the true one.',
      },
      CN: {
        title: '真人桌台现已开放',
        summary: '百家乐、轮盘、骰宝等，每一局都由您的浏览器核对。',
        markdown:
          '真人大厅现有十张桌台：三种百家乐、两种轮盘、骰宝、龙虎、色碟和幸运转盘。发条斗鸡场与接力杯各有自己的大厅。\n\n## 有何不同\n\n- 每一局在开放投注前已**封存**，所有注单在开牌前封存。\n- 投注截止前可撤回已确认的注单。\n- 桌上没有虚构的玩家，显示的人数都是真实的。',
      },
      JA: {
        title: 'ライブテーブルがオープンしました',
        summary: 'バカラ、ルーレット、ダイスなど。各ラウンドはブラウザが検証します。',
        markdown:
          'ライブカジノに10台のテーブルがそろいました。バカラ3種、ルーレット2種、シックボー、ドラゴンタイガー、ソックディア、マネーホイールです。クロックワークヤードとリレーカップには専用のホールがあります。\n\n## 違うところ\n\n- 各ラウンドはベット受付の前に、ベットはラウンドの前に**封印**されます。\n- 確定したベットは締め切りまで取り消せます。\n- 架空のプレイヤーはいません。表示される人数は実際の人数です。',
      },
      TH: {
        title: 'โต๊ะสดเปิดแล้ว',
        summary: 'บาคาร่า รูเล็ต ลูกเต๋า และอื่น ๆ เบราว์เซอร์ของคุณตรวจทุกรอบ',
        markdown:
          'คาสิโนสดมีสิบโต๊ะรออยู่ ได้แก่ บาคาร่าสามแบบ รูเล็ตสองแบบ ซิกโบ เสือมังกร ไฮโลเหรียญ และวงล้อเงินรางวัล ส่วนลานไก่ไขลานและถ้วยวิ่งผลัดมีห้องของตัวเอง\n\n## ต่างอย่างไร\n\n- ทุกรอบถูก**ผนึก**ก่อนเปิดรับเดิมพัน และเดิมพันถูกผนึกก่อนออกผล\n- ถอนเดิมพันที่ยืนยันแล้วได้จนถึงเวลาปิดรับ\n- ไม่มีผู้เล่นสมมติที่โต๊ะ จำนวนที่แสดงคือจำนวนจริง',
      },
      VI: {
        title: 'Các bàn trực tiếp đã mở',
        summary: 'Baccarat, roulette, xúc xắc và nhiều nữa; trình duyệt của bạn kiểm tra từng ván.',
        markdown:
          'Sòng bài trực tiếp có mười bàn: ba kiểu baccarat, hai kiểu roulette, tài xỉu, long hổ, xóc đĩa và vòng quay tiền. Sân gà máy và cúp tiếp sức có sảnh riêng.\n\n## Khác ở đâu\n\n- Mỗi ván được **niêm phong** trước khi nhận cược, và vé cược được niêm phong trước khi chia.\n- Cược đã xác nhận có thể rút lại cho đến khi khóa cược.\n- Không có người chơi ảo ở bàn: số người hiển thị là số thật.',
      },
      ID: {
        title: 'Meja live sudah dibuka',
        summary: 'Baccarat, roulette, dadu, dan lainnya; browser Anda memeriksa setiap ronde.',
        markdown:
          'Sepuluh meja menunggu di kasino live: tiga jenis baccarat, dua jenis roulette, sic bo, dragon tiger, xoc dia, dan roda uang. Arena ayam mekanik dan piala estafet punya ruang sendiri.\n\n## Apa yang berbeda\n\n- Setiap ronde **disegel** sebelum taruhan dibuka, dan taruhan disegel sebelum dibagikan.\n- Taruhan yang sudah dikonfirmasi bisa ditarik sampai taruhan ditutup.\n- Tidak ada pemain rekaan di meja: jumlah yang tampil adalah jumlah sebenarnya.',
      },
      TY: {
        title: 'Bukas na ang mga live table',
        summary: 'Baccarat, roulette, dice at iba pa; browser mo ang nagche-check ng bawat round.',
        markdown:
          'Sampung table ang naghihintay sa live casino: tatlong uri ng baccarat, dalawa ng roulette, sic bo, dragon tiger, xoc dia at money wheel. May sariling hall ang clockwork yard at ang relay cup.\n\n## Ano ang kakaiba\n\n- **Naka-seal** ang bawat round bago magbukas ang taya, at ang mga taya bago ang deal.\n- Puwedeng bawiin ang na-confirm na taya hanggang magsara.\n- Walang imbentong player sa table: totoo ang bilang na nakikita.',
      },
    },
  },
  {
    kind: 'NEWS',
    slug: 'games-in-company-are-open',
    picture: 'fish-hunt',
    daysAgo: 1,
    texts: {
      EN: {
        title: 'Three seas and the rooms of members are open',
        summary: 'Hunt fish beside others, or sit down against another member at dice, banners or cards.',
        markdown:
          'Lantern Reef, Moonlit Delta and Comet Shoal seat several cannons at one sea. In Duo Hall members play Twin Dice, Seven Banners and Tien Len against one another.\n\n## What is different\n\n- Each shot at each target returns 96 % on average, and a bullet that meets nothing comes back.\n- Members shuffle **together**: no browser knows the deal before all are bound to it, and neither does the house.\n- The house takes a rake of the pot and plays no hand. Bots sit at practice tables alone, and are named as such.',
      },
      CN: {
        title: '三片海域与会员对局现已开放',
        summary: '与其他玩家同海捕鱼，或在骰子、战旗、纸牌上与会员一较高下。',
        markdown:
          '在 Lantern Reef、Moonlit Delta 和 Comet Shoal，多座炮台共享同一片海。在 Duo Hall，会员彼此对局：双骰对决、七面战旗与南方进牌。\n\n## 有何不同\n\n- 射向任何目标的任何一发平均返还 96%，未击中目标的子弹会退回。\n- 洗牌由所有玩家**共同**完成：在各方承诺之前，没有浏览器知道牌局，平台也不知道。\n- 平台只从底池抽水，不参与对局。机器人只出现在练习桌上，并有标明。',
      },
      JA: {
        title: '3つの海と会員どうしの対戦がオープン',
        summary: 'ほかのプレイヤーと同じ海で魚を狙うか、サイコロ、旗、カードで会員と対戦できます。',
        markdown:
          'Lantern Reef、Moonlit Delta、Comet Shoalでは、1つの海に複数の大砲が並びます。Duo Hallではツインダイス、セブンバナー、ティエンレンで会員どうしが対戦します。\n\n## 違うところ\n\n- どの獲物を狙っても1発の還元は平均96%。何にも当たらなかった弾は戻ります。\n- シャッフルは**全員で**行います。全員が約束するまで、配りはどのブラウザにもハウスにも分かりません。\n- ハウスはポットから手数料を受け取るだけで、対戦しません。ボットがいるのは練習テーブルだけで、そう表示されます。',
      },
      TH: {
        title: 'สามทะเลและห้องเล่นกับสมาชิกเปิดแล้ว',
        summary: 'ล่าปลาร่วมทะเลกับคนอื่น หรือนั่งแข่งกับสมาชิกด้วยลูกเต๋า ธง หรือไพ่',
        markdown:
          'Lantern Reef, Moonlit Delta และ Comet Shoal มีปืนหลายกระบอกในทะเลเดียวกัน ใน Duo Hall สมาชิกเล่นลูกเต๋าคู่ ธงเจ็ดผืน และเตี๋ยนเลนกันเอง\n\n## ต่างอย่างไร\n\n- ทุกนัดต่อทุกเป้าคืนเงินเฉลี่ย 96% กระสุนที่ไม่โดนอะไรจะคืนให้\n- ทุกคนสับไพ่**ร่วมกัน** ไม่มีเบราว์เซอร์ใดหรือเจ้ามือรู้ผลก่อนที่ทุกคนจะผูกมัดซีดของตน\n- เจ้ามือรับเพียงค่าน้ำจากกองกลางและไม่ร่วมเล่น บอตมีเฉพาะโต๊ะฝึกเล่นและแสดงไว้ชัดเจน',
      },
      VI: {
        title: 'Ba vùng biển và phòng đấu hội viên đã mở',
        summary: 'Săn cá cùng người khác, hoặc đấu với hội viên bằng xúc xắc, cờ hay bài.',
        markdown:
          'Lantern Reef, Moonlit Delta và Comet Shoal cho nhiều khẩu pháo cùng một vùng biển. Ở Duo Hall, hội viên đấu Xúc Xắc Đôi, Bảy Lá Cờ và Tiến Lên với nhau.\n\n## Khác ở đâu\n\n- Mọi phát bắn vào mọi mục tiêu đều hoàn trả trung bình 96%; viên không trúng gì được hoàn lại.\n- Mọi người **cùng** xáo bài: không trình duyệt nào, kể cả nhà cái, biết ván bài trước khi tất cả đã cam kết.\n- Nhà cái chỉ thu phí bàn và không chơi. Bot chỉ có ở bàn luyện tập và được ghi rõ.',
      },
      ID: {
        title: 'Tiga laut dan ruang antaranggota sudah dibuka',
        summary: 'Buru ikan bersama pemain lain, atau lawan anggota dengan dadu, panji, atau kartu.',
        markdown:
          'Di Lantern Reef, Moonlit Delta, dan Comet Shoal beberapa meriam berbagi satu laut. Di Duo Hall anggota saling bermain Dadu Kembar, Tujuh Panji, dan Tien Len.\n\n## Apa yang berbeda\n\n- Setiap tembakan ke sasaran mana pun rata-rata mengembalikan 96%; peluru yang meleset kembali.\n- Semua pemain mengocok **bersama**: tidak ada browser, juga rumah, yang tahu pembagian sebelum semua terikat.\n- Rumah hanya mengambil rake dan tidak ikut bermain. Bot hanya ada di meja latihan dan diberi tanda.',
      },
      TY: {
        title: 'Bukas na ang tatlong dagat at ang mga room ng members',
        summary: 'Manghuli ng isda kasama ang iba, o kalabanin ang ibang member sa dice, banner o cards.',
        markdown:
          'Sa Lantern Reef, Moonlit Delta at Comet Shoal, ilang kanyon ang nasa iisang dagat. Sa Duo Hall, member laban sa member sa Kambal na Dice, Pitong Banner at Tien Len.\n\n## Ano ang kakaiba\n\n- 96% ang average na balik ng bawat tira sa kahit anong target, at babalik ang balang walang tinamaan.\n- **Sama-sama** ang shuffle: walang browser, pati ang house, na nakakaalam ng deal bago ma-bind ang lahat.\n- Rake lang ang kinukuha ng house at hindi ito naglalaro. Nasa practice table lang ang bots at may tatak ang mga ito.',
      },
    },
  },
  {
    kind: 'BLOG',
    slug: 'what-a-road-tells',
    picture: 'live',
    daysAgo: 3,
    texts: {
      EN: {
        title: 'What a road tells, and what it does not',
        summary: 'The dots beside a table show the past. The next round has never heard of them.',
        markdown:
          'A **road** writes down which side won, a column for each run. Players have kept them on paper for generations.\n\n## What it shows\n\nWhat happened at this table, in order, with ties as a line through a dot. Our roads follow from rounds that anybody can check.\n\n## What it cannot show\n\nWhat comes next. Each round is decided by a seed that was fixed before, and by the cards that are left. A long run makes the other side no likelier; a pattern is what chance looks like when one watches for a while.',
      },
      CN: {
        title: '路单说明什么，不说明什么',
        summary: '桌边的圆点只记录过去，下一局与它们毫无关系。',
        markdown:
          '**路单**记下每局哪一方获胜，每一段连胜占一列。几代玩家都曾用纸笔记录。\n\n## 它显示什么\n\n本桌依次出现过的结果，和局以穿过圆点的线表示。我们的路单来自任何人都能核对的局。\n\n## 它不能显示什么\n\n接下来的结果。每一局由事先确定的种子和剩余的牌决定。连胜再长，另一方也不会更容易赢；所谓规律，只是长时间观察随机时的样子。',
      },
      JA: {
        title: '罫線が語ること、語らないこと',
        summary: 'テーブル横の点は過去の記録です。次のラウンドとは関係がありません。',
        markdown:
          '**罫線**は、どちらが勝ったかを連勝ごとに1列ずつ書き留めたものです。昔から紙に記録されてきました。\n\n## 分かること\n\nこのテーブルで何が起きたか、その順番です。引き分けは点を横切る線で示します。元になるラウンドは誰でも検証できます。\n\n## 分からないこと\n\n次に何が出るかです。各ラウンドは事前に決まったシードと残りのカードで決まります。連勝が長くても反対側が出やすくなることはありません。',
      },
      TH: {
        title: 'เค้าไพ่บอกอะไร และไม่บอกอะไร',
        summary: 'จุดข้างโต๊ะคืออดีต รอบถัดไปไม่รู้จักจุดเหล่านั้นเลย',
        markdown:
          '**เค้าไพ่**จดว่าฝั่งใดชนะ โดยแต่ละช่วงที่ชนะติดกันอยู่ในหนึ่งคอลัมน์ ผู้เล่นจดลงกระดาษกันมาหลายรุ่น\n\n## สิ่งที่แสดง\n\nสิ่งที่เกิดขึ้นที่โต๊ะนี้ตามลำดับ ผลเสมอเป็นเส้นขีดผ่านจุด เค้าของเรามาจากรอบที่ใครก็ตรวจสอบได้\n\n## สิ่งที่แสดงไม่ได้\n\nผลรอบถัดไป ทุกรอบตัดสินด้วยซีดที่กำหนดไว้ก่อนและไพ่ที่เหลือ การชนะติดกันนานไม่ทำให้อีกฝั่งมีโอกาสมากขึ้น',
      },
      VI: {
        title: 'Bảng cầu nói gì và không nói gì',
        summary: 'Những chấm cạnh bàn là quá khứ. Ván tiếp theo không hề biết đến chúng.',
        markdown:
          '**Bảng cầu** ghi lại bên nào thắng, mỗi chuỗi thắng một cột. Người chơi đã ghi trên giấy qua nhiều thế hệ.\n\n## Nó cho thấy gì\n\nNhững gì đã xảy ra ở bàn này theo thứ tự; hòa là nét gạch qua chấm. Bảng của chúng tôi lấy từ các ván mà ai cũng kiểm tra được.\n\n## Nó không thể cho thấy gì\n\nĐiều sắp đến. Mỗi ván do mã gốc chốt từ trước và các lá còn lại quyết định. Chuỗi dài không làm bên kia dễ thắng hơn.',
      },
      ID: {
        title: 'Apa yang dikatakan jalan hasil, dan apa yang tidak',
        summary: 'Titik-titik di samping meja adalah masa lalu. Ronde berikutnya tidak mengenalnya.',
        markdown:
          '**Jalan hasil** mencatat sisi mana yang menang, satu kolom untuk tiap rentetan. Pemain mencatatnya di kertas sejak dahulu.\n\n## Yang ditunjukkannya\n\nApa yang terjadi di meja ini secara berurutan; seri berupa garis melintasi titik. Jalan kami berasal dari ronde yang bisa diperiksa siapa saja.\n\n## Yang tidak bisa ditunjukkannya\n\nApa yang akan datang. Setiap ronde ditentukan oleh seed yang sudah dikunci dan kartu yang tersisa. Rentetan panjang tidak membuat sisi lain lebih mungkin.',
      },
      TY: {
        title: 'Ano ang sinasabi ng road, at ano ang hindi',
        summary: 'Nakaraan ang mga tuldok sa tabi ng table. Walang alam ang susunod na round tungkol sa mga iyon.',
        markdown:
          'Isinusulat ng **road** kung aling panig ang nanalo, isang column bawat sunod-sunod na panalo. Matagal na itong isinusulat sa papel ng mga player.\n\n## Ang ipinapakita nito\n\nAng nangyari sa table na ito ayon sa pagkakasunod; guhit sa tuldok ang tabla. Galing ang aming mga road sa mga round na puwedeng i-check ng kahit sino.\n\n## Ang hindi nito maipapakita\n\nAng susunod. Ang seed na naka-lock na at ang natitirang baraha ang nagpapasya. Hindi nagiging mas malamang ang kabilang panig dahil sa mahabang sunod.',
      },
    },
  },
]
