import type { NoticeTexts } from '../../domains/site/tables.ts'

/** What the demo's house told its players before. With the newest notices they fill more than one page of the list. */
export const earlierNotices: readonly { type: 'PL' | 'PR'; daysAgo: number; texts: NoticeTexts }[] = [
  {
    type: 'PL',
    daysAgo: 5,
    texts: {
      EN: {
        title: 'The slots hall has search, filters and a list of favourites',
        html: '<p>Press the heart on a game to keep it under Favourites. Filters by vendor, lines and minimum bet can be combined.</p>',
      },
      CN: {
        title: '电子游戏大厅支持搜索、筛选和收藏',
        html: '<p>点击游戏上的爱心即可收藏。可按厂商、线数和最低投注组合筛选。</p>',
      },
      JA: {
        title: 'スロットホールで検索、絞り込み、お気に入りが使えます',
        html: '<p>ゲームのハートを押すとお気に入りに入ります。メーカー、ライン数、最低ベットで絞り込めます。</p>',
      },
      TH: {
        title: 'ห้องสล็อตมีการค้นหา ตัวกรอง และรายการโปรด',
        html: '<p>กดรูปหัวใจที่เกมเพื่อเก็บไว้ในรายการโปรด กรองตามค่าย จำนวนไลน์ และเดิมพันขั้นต่ำร่วมกันได้</p>',
      },
      VI: {
        title: 'Sảnh slot có tìm kiếm, bộ lọc và danh sách yêu thích',
        html: '<p>Bấm hình trái tim trên game để lưu vào Yêu thích. Có thể kết hợp lọc theo nhà cung cấp, số dòng và mức cược tối thiểu.</p>',
      },
      ID: {
        title: 'Aula slot punya pencarian, filter, dan daftar favorit',
        html: '<p>Tekan hati pada game untuk menyimpannya di Favorit. Filter vendor, garis, dan taruhan minimum bisa digabung.</p>',
      },
      TY: {
        title: 'May search, filter at favorites ang slots hall',
        html: '<p>Pindutin ang puso sa game para mapunta ito sa Favorites. Puwedeng pagsamahin ang filter ng vendor, lines at minimum bet.</p>',
      },
    },
  },
  {
    type: 'PL',
    daysAgo: 6,
    texts: {
      EN: {
        title: 'Lottery tickets can be cancelled until their draw closes',
        html: '<p>Open Tickets on the betting page of the lottery and press Cancel. The whole stake goes back at once.</p>',
      },
      CN: {
        title: '彩票注单在截止投注前可以撤销',
        html: '<p>在该彩票投注页打开“注单”，点击“撤单”，全部本金立即退回。</p>',
      },
      JA: {
        title: '宝くじは締切前なら取り消せます',
        html: '<p>その宝くじの購入ページでチケットを開き、取り消しを押すと、賭け金全額がすぐに戻ります。</p>',
      },
      TH: {
        title: 'ตั๋วลอตเตอรี่ยกเลิกได้จนกว่างวดจะปิดรับ',
        html: '<p>เปิดรายการตั๋วในหน้าแทงของลอตเตอรี่นั้นแล้วกดยกเลิก เงินเดิมพันทั้งหมดคืนทันที</p>',
      },
      VI: {
        title: 'Vé xổ số có thể hủy trước khi kỳ quay đóng',
        html: '<p>Mở danh sách vé ở trang đặt cược của xổ số đó và bấm hủy. Toàn bộ tiền cược được hoàn ngay.</p>',
      },
      ID: {
        title: 'Tiket lotre bisa dibatalkan sampai undiannya ditutup',
        html: '<p>Buka daftar tiket di halaman taruhan lotre itu lalu tekan batal. Seluruh taruhan langsung kembali.</p>',
      },
      TY: {
        title: "Puwedeng i-cancel ang lottery ticket hangga't bukas ang draw",
        html: '<p>Buksan ang mga ticket sa betting page ng lottery at pindutin ang cancel. Babalik agad ang buong stake.</p>',
      },
    },
  },
  {
    type: 'PR',
    daysAgo: 8,
    texts: {
      EN: {
        title: 'One point for 100.00 of valid bet, in every game but sports',
        html: '<p>Points are added each minute. Sports count half. What they are worth at your club level stands in the exchange-rate table of the points mall.</p>',
      },
      CN: {
        title: '每 100.00 有效投注获得 1 积分，体育除外',
        html: '<p>积分每分钟累计一次，体育按一半计算。您的俱乐部等级对应的兑换比例见积分商城的兑换表。</p>',
      },
      JA: {
        title: '有効ベット100.00ごとに1ポイント（スポーツを除く）',
        html: '<p>ポイントは毎分加算されます。スポーツは半分です。クラブランクごとの交換率はポイントモールの表にあります。</p>',
      },
      TH: {
        title: 'ทุกยอดเดิมพันที่นับได้ 100.00 รับ 1 แต้ม ยกเว้นกีฬา',
        html: '<p>แต้มเพิ่มทุกนาที กีฬานับครึ่งหนึ่ง อัตราแลกตามระดับคลับอยู่ในตารางอัตราแลกของร้านแต้ม</p>',
      },
      VI: {
        title: '1 điểm cho mỗi 100.00 cược hợp lệ, trừ thể thao',
        html: '<p>Điểm được cộng mỗi phút. Thể thao tính một nửa. Tỷ lệ đổi theo cấp câu lạc bộ nằm trong bảng quy đổi của cửa hàng điểm.</p>',
      },
      ID: {
        title: 'Satu poin untuk 100.00 taruhan valid, kecuali olahraga',
        html: '<p>Poin ditambahkan setiap menit. Olahraga dihitung setengah. Nilai tukar menurut level klub ada di tabel kurs mal poin.</p>',
      },
      TY: {
        title: 'Isang point sa bawat 100.00 na valid bet, maliban sa sports',
        html: '<p>Idinadagdag ang points bawat minuto. Kalahati ang bilang ng sports. Nasa exchange-rate table ng points mall ang palitan sa club level mo.</p>',
      },
    },
  },
  {
    type: 'PL',
    daysAgo: 10,
    texts: {
      EN: {
        title: 'Withdrawals: tell us within 30 minutes if the money did not arrive',
        html: '<p>An order that was paid asks you for an answer. Without one it counts as received when its time is over.</p>',
      },
      CN: {
        title: '提款：如未到账，请在 30 分钟内告知我们',
        html: '<p>已付款的订单会请您确认。超过时间未回复即视为已收到。</p>',
      },
      JA: {
        title: '出金：届かない場合は30分以内にお知らせください',
        html: '<p>支払い済みの注文では受取の確認をお願いしています。時間内に回答がない場合は受取済みとなります。</p>',
      },
      TH: {
        title: 'การถอนเงิน: หากเงินไม่เข้า แจ้งเราภายใน 30 นาที',
        html: '<p>รายการที่จ่ายแล้วจะขอให้คุณยืนยัน หากไม่ตอบภายในเวลาจะถือว่าได้รับแล้ว</p>',
      },
      VI: {
        title: 'Rút tiền: báo cho chúng tôi trong 30 phút nếu tiền chưa đến',
        html: '<p>Lệnh đã chi sẽ hỏi bạn xác nhận. Nếu không trả lời, lệnh được coi là đã nhận khi hết giờ.</p>',
      },
      ID: {
        title: 'Penarikan: beri tahu kami dalam 30 menit jika uang belum sampai',
        html: '<p>Pesanan yang sudah dibayar meminta jawaban Anda. Tanpa jawaban, pesanan dianggap diterima saat waktunya habis.</p>',
      },
      TY: {
        title: 'Withdrawal: sabihan kami sa loob ng 30 minuto kung hindi dumating ang pera',
        html: '<p>Hihingi ng sagot ang order na nabayaran na. Kapag walang sagot, ituturing itong natanggap pag natapos ang oras.</p>',
      },
    },
  },
  {
    type: 'PL',
    daysAgo: 12,
    texts: {
      EN: {
        title: 'Your records can be saved as a file',
        html: '<p>The account record has a button that saves what the filter shows as a table for any spreadsheet.</p>',
      },
      CN: {
        title: '账户记录可以保存为文件',
        html: '<p>账户记录页的按钮可将筛选结果保存为表格文件。</p>',
      },
      JA: {
        title: '取引記録をファイルに保存できます',
        html: '<p>取引記録のボタンで、絞り込んだ内容を表計算ソフト用の表として保存できます。</p>',
      },
      TH: {
        title: 'บันทึกรายการบัญชีเป็นไฟล์ได้',
        html: '<p>หน้ารายการบัญชีมีปุ่มบันทึกผลที่กรองไว้เป็นตารางสำหรับโปรแกรมสเปรดชีต</p>',
      },
      VI: {
        title: 'Có thể lưu lịch sử tài khoản thành tệp',
        html: '<p>Trang lịch sử tài khoản có nút lưu kết quả lọc thành bảng cho mọi phần mềm bảng tính.</p>',
      },
      ID: {
        title: 'Catatan akun bisa disimpan sebagai file',
        html: '<p>Catatan akun punya tombol untuk menyimpan hasil filter sebagai tabel bagi aplikasi spreadsheet.</p>',
      },
      TY: {
        title: 'Puwedeng i-save ang account record bilang file',
        html: '<p>May button ang account record na nagse-save ng nasa filter bilang table para sa spreadsheet.</p>',
      },
    },
  },
  {
    type: 'PL',
    daysAgo: 15,
    texts: {
      EN: {
        title: 'Customer service is one press away on every page',
        html: '<p>Live chat opens in a small window. Members above club level 4 reach the VIP desk from the same button.</p>',
      },
      CN: {
        title: '每个页面都可一键联系客服',
        html: '<p>在线客服在小窗口打开。俱乐部等级高于 4 级的会员点击同一按钮即可进入 VIP 专席。</p>',
      },
      JA: {
        title: 'どのページからもワンタップでカスタマーサービスへ',
        html: '<p>ライブチャットは小さな窓で開きます。クラブランク5以上の会員は同じボタンからVIPデスクにつながります。</p>',
      },
      TH: {
        title: 'ติดต่อฝ่ายบริการได้ในคลิกเดียวจากทุกหน้า',
        html: '<p>แชตสดเปิดในหน้าต่างเล็ก สมาชิกระดับคลับสูงกว่า 4 กดปุ่มเดียวกันเพื่อไปยังโต๊ะ VIP</p>',
      },
      VI: {
        title: 'Chăm sóc khách hàng chỉ cách một lần bấm ở mọi trang',
        html: '<p>Trò chuyện mở trong cửa sổ nhỏ. Hội viên trên cấp câu lạc bộ 4 vào bàn VIP bằng chính nút đó.</p>',
      },
      ID: {
        title: 'Layanan pelanggan satu ketukan dari setiap halaman',
        html: '<p>Obrolan langsung terbuka di jendela kecil. Anggota di atas level klub 4 mencapai meja VIP lewat tombol yang sama.</p>',
      },
      TY: {
        title: 'Isang pindot lang ang customer service sa bawat page',
        html: '<p>Bubukas ang live chat sa maliit na window. Ang mga member na lampas sa club level 4 ay sa VIP desk mapupunta gamit ang parehong button.</p>',
      },
    },
  },
  {
    type: 'PR',
    daysAgo: 18,
    texts: {
      EN: {
        title: 'Missions start anew each day at midnight and each week on Monday',
        html: '<p>The Reward center lists the rewards that wait for you.</p>',
      },
      CN: {
        title: '任务每日零点、每周一重新开始',
        html: '<p>奖励中心会列出待领取的奖励。</p>',
      },
      JA: {
        title: 'ミッションは毎日0時、毎週月曜に新しくなります',
        html: '<p>受け取れる報酬はリワードセンターに一覧で表示されます。</p>',
      },
      TH: {
        title: 'ภารกิจเริ่มใหม่ทุกเที่ยงคืน และทุกวันจันทร์',
        html: '<p>รางวัลที่รอรับอยู่แสดงในศูนย์รางวัล</p>',
      },
      VI: {
        title: 'Nhiệm vụ làm mới lúc nửa đêm mỗi ngày và thứ Hai mỗi tuần',
        html: '<p>Trung tâm thưởng liệt kê những phần thưởng đang chờ nhận.</p>',
      },
      ID: {
        title: 'Misi dimulai lagi setiap tengah malam dan setiap Senin',
        html: '<p>Pusat hadiah menampilkan hadiah yang menunggu diklaim.</p>',
      },
      TY: {
        title: 'Nagsisimula muli ang missions tuwing hatinggabi at tuwing Lunes',
        html: '<p>Nakalista sa Reward center ang mga reward na naghihintay.</p>',
      },
    },
  },
  {
    type: 'PL',
    daysAgo: 21,
    texts: {
      EN: {
        title: 'Dark or light: the site remembers your choice',
        html: '<p>The switch is in the header, on a phone in the menu. Six languages stand beside it.</p>',
      },
      CN: {
        title: '深色或浅色：网站会记住您的选择',
        html: '<p>开关位于页眉，手机上位于菜单中，旁边可切换六种语言。</p>',
      },
      JA: {
        title: 'ダークとライト、選んだ表示を記憶します',
        html: '<p>切り替えはヘッダー、スマートフォンではメニューにあります。隣で6言語を選べます。</p>',
      },
      TH: {
        title: 'โหมดมืดหรือสว่าง เว็บจำที่คุณเลือกไว้',
        html: '<p>สวิตช์อยู่ที่ส่วนหัว บนมือถืออยู่ในเมนู ข้างกันเลือกได้หกภาษา</p>',
      },
      VI: {
        title: 'Tối hay sáng: trang ghi nhớ lựa chọn của bạn',
        html: '<p>Nút chuyển nằm ở đầu trang, trên điện thoại nằm trong menu. Bên cạnh là sáu ngôn ngữ.</p>',
      },
      ID: {
        title: 'Gelap atau terang: situs mengingat pilihan Anda',
        html: '<p>Tombolnya di header, di ponsel ada di menu. Enam bahasa tersedia di sebelahnya.</p>',
      },
      TY: {
        title: 'Dark o light: naaalala ng site ang pinili mo',
        html: '<p>Nasa header ang switch, at sa menu kapag nasa phone. Katabi nito ang anim na wika.</p>',
      },
    },
  },
]
