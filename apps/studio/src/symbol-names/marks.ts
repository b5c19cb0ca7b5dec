/**
 * The low symbols 5 to 9 by their style, and the symbols with a part of their own in the rules. The drawings of a row,
 * then its noun in EN, CN, VI, JA, TH, ID and TY.
 */
export const MARKS = `
cards-5 | A | A | A | A | A | A | A
cards-6 | K | K | K | K | K | K | K
cards-7 | Q | Q | Q | Q | Q | Q | Q
cards-8 | J | J | J | J | J | J | J
cards-9 | 10 | 10 | 10 | 10 | 10 | 10 | 10
beads-5 | red gem | 红宝珠 | ngọc đỏ | 赤い宝石 | อัญมณีสีแดง | permata merah | pulang hiyas
beads-6 | yellow gem | 黄宝珠 | ngọc vàng | 黄色い宝石 | อัญมณีสีเหลือง | permata kuning | dilaw na hiyas
beads-7 | green gem | 绿宝珠 | ngọc xanh lá | 緑の宝石 | อัญมณีสีเขียว | permata hijau | berdeng hiyas
beads-8 | blue gem | 蓝宝珠 | ngọc xanh dương | 青い宝石 | อัญมณีสีน้ำเงิน | permata biru | asul na hiyas
beads-9 | purple gem | 紫宝珠 | ngọc tím | 紫の宝石 | อัญมณีสีม่วง | permata ungu | lilang hiyas
pips-5 | heart | 红桃 | cơ | ハート | โพแดง | hati | heart
pips-6 | diamond suit | 方块 | rô | ダイヤ | ข้าวหลามตัด | wajik | diamond
pips-7 | spade | 黑桃 | bích | スペード | โพดำ | sekop | spade
pips-8 | club | 梅花 | chuồn | クラブ | ดอกจิก | keriting | club
pips-9 | five-pointed star | 五角星 | sao năm cánh | 五角の星 | ดาวห้าแฉก | bintang bersudut lima | bituing may limang sulok
leaves-5 | red leaf | 红叶 | lá đỏ | 赤い葉 | ใบไม้สีแดง | daun merah | pulang dahon
leaves-6 | yellow leaf | 黄叶 | lá vàng | 黄色い葉 | ใบไม้สีเหลือง | daun kuning | dilaw na dahon
leaves-7 | green leaf | 绿叶 | lá xanh lá | 緑の葉 | ใบไม้สีเขียว | daun hijau | berdeng dahon
leaves-8 | blue leaf | 蓝叶 | lá xanh dương | 青い葉 | ใบไม้สีน้ำเงิน | daun biru | asul na dahon
leaves-9 | purple leaf | 紫叶 | lá tím | 紫の葉 | ใบไม้สีม่วง | daun ungu | lilang dahon
runes-5 | red rune | 红符文 | cổ tự đỏ | 赤いルーン | รูนสีแดง | rune merah | pulang rune
runes-6 | yellow rune | 黄符文 | cổ tự vàng | 黄色いルーン | รูนสีเหลือง | rune kuning | dilaw na rune
runes-7 | green rune | 绿符文 | cổ tự xanh lá | 緑のルーン | รูนสีเขียว | rune hijau | berdeng rune
runes-8 | blue rune | 蓝符文 | cổ tự xanh dương | 青いルーン | รูนสีน้ำเงิน | rune biru | asul na rune
runes-9 | purple rune | 紫符文 | cổ tự tím | 紫のルーン | รูนสีม่วง | rune ungu | lilang rune
wild | wild | 百搭 | Wild | ワイルド | ไวลด์ | Wild | Wild
scatter | scatter | 夺宝 | Scatter | スキャッター | สแคตเตอร์ | Scatter | Scatter
coin-prize | coin | 金币 | đồng xu | コイン | เหรียญ | koin | coin
bonus | bonus | 奖励 | thưởng | ボーナス | โบนัส | bonus | bonus
mystery | mystery | 神秘 | bí ẩn | ミステリー | ปริศนา | misteri | mystery
`
