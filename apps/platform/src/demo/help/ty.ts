import type { HelpTexts } from './sections.ts'

export const ty: HelpTexts = {
  sections: {
    account: 'Account mo',
    wallet: 'Wallet at demo credit',
    games: 'Games at fairness',
    invitations: 'Invitations at agents',
    safety: 'Ligtas na paglalaro at support',
  },
  articles: {
    register: {
      title: 'Pagbukas ng account',
      html: '<p>Pindutin ang Mag-register at sagutan ang form. 4 hanggang 15 letters at numbers ang username, letter ang simula, at hindi na ito mapapalitan.</p><p>Naka-login ka agad, at nasa wallet mo na ang demo credit.</p>',
    },
    'sign-in': {
      title: 'Pag-login, at kapag mali ang password',
      html: '<p>Walang pinagkaiba ang malaki at maliit na letter sa username; mayroon sa password.</p><ul><li>Pagkatapos ng tatlong maling password, hihingin ang anim na character mula sa picture.</li><li>Pagkatapos ng lima, maghihintay ang account nang 15 minuto. Proteksyon mo ito: kahit tamang password ay hindi tatanggapin sa oras na iyon.</li></ul>',
    },
    password: {
      title: 'Pagpili ng password',
      html: '<p>Gumamit ng 8 hanggang 64 characters, kahit anong klase; ayos ang ilang salitang may space sa pagitan. Hindi tinatanggap ang madaling mahulaan, gaya ng mga kilalang password, username mo, o pangalan namin. Mas mahalaga ang password na hindi mo ginagamit sa iba kaysa sa komplikado.</p><p>Walang taga-Baize na hihingi nito sa iyo. Fingerprint (hash) lang nito ang sine-save namin kaya hindi namin ito masasabi kahit kanino.</p>',
    },
    sessions: {
      title: 'Gaano katagal kang naka-login',
      html: '<p>Natatapos ang session pagkalipas ng 30 minutong walang galaw, pagkalipas ng 12 oras sa anumang kaso, at kapag nag-logout ka. Para lang ito sa browser kung saan ka nag-login; walang silbi ito sa iba.</p><p>Kung may ibang gumagamit ng device, mag-logout bago umalis.</p>',
    },
    language: {
      title: 'Language at kulay',
      html: '<p>Nasa top bar ang dalawang switch. Natatandaan ng site ang pinili mo sa browser na ito. Lumalabas ang personal na messages sa language na gamit mo.</p>',
    },
    'demo-credit': {
      title: 'Ano ang demo credit',
      html: '<p>May 1,000.00 na demo credit ang bawat bagong account, isang beses lang. Panlaro lang ito: hindi nabibili, naibebenta, naipamimigay o nawi-withdraw, at wala itong halagang pera.</p><p>Nasa parehong ledger na gagamitin sa totoong pera ang mga taya, panalo at balance, at pareho ang mga pagsusuri.</p>',
    },
    balance: {
      title: 'Kailan nagbabago ang balance',
      html: '<p>Nababawas ang taya sa balance pagsimula ng round. Pumapasok ang panalo kapag may resulta na ang round, bago pa huminto ang pictures nito. Kusang nag-a-update ang bawat bukas na page.</p><p>Sa screen, pinuputol ang amount sa dalawang decimal at hindi kailanman nira-round up. Apat na decimal ang nasa ledger.</p>',
    },
    'deposit-withdraw': {
      title: 'Deposits at withdrawals',
      html: '<p>Demonstration ang site na ito. Hindi ito tumatanggap ng deposit at wala itong ibinabayad. Hindi namin kasama ang sinumang humihingi ng pera para sa account dito.</p>',
    },
    'odd-amounts': {
      title: 'Parang mali ang amount',
      html: '<p>I-reload muna ang page: kukunin ang balance diretso sa ledger. Kung parang may kulang na taya, baka may bukas pang round. Buksan ulit ang game; ipapakita nito ang kasunod ng round at ang ibinayad.</p><p>Kung mali pa rin, sumulat sa customer service at banggitin ang game at ang oras.</p>',
    },
    'open-a-game': {
      title: 'Pagbukas ng game',
      html: '<p>Pumili ng category, tapos ng provider, o maghanap ayon sa pangalan. Nasa tile ang pinakamababang taya at ang RTP ng game. Pindutin ito para bumukas sa page na ito. Isang game lang ang puwedeng bukas; kapag nagbukas ng pangalawa, tatanungin ka kung aalis ka sa una.</p>',
    },
    'return-and-volatility': {
      title: 'RTP at volatility',
      html: '<p>Ang RTP (return to player) ay ang average na ibinabalik ng game sa napakaraming rounds. Sa RTP na 96 %, kung 100.00 ang kabuuang taya, 96.00 ang naibabayad sa katagalan at 4.00 ang hindi. Wala itong sinasabi tungkol sa susunod mong round.</p><p>Sinasabi ng volatility kung gaano kabago-bago ang takbo: kapag high, mahahabang sunod-sunod na walang panalo at madalang ang malalaki.</p><p>Kinukuwenta ang dalawang numerong ito mula sa inilabas na rules ng bawat game. Pareho ito para sa lahat, sa lahat ng oras, sa bawat taya.</p>',
    },
    interrupted: {
      title: 'Nagsara ang page sa gitna ng round',
      html: '<p>Isang beses lang pinagpapasyahan ang round, sa server, bago ka pa may makita. Kapag nagsara ang page, hindi magbabago ang resulta at nasa balance mo na ang panalo. Buksan ulit ang game para makita ang kasunod.</p>',
    },
    fairness: {
      title: 'Paano nabubuo ang resulta',
      html: '<p>Bago ka maglaro, itinatakda ng server ang secret seed at ipinapakita sa iyo ang fingerprint (hash) nito. Idinadagdag dito ang sarili mong seed, na puwede mong palitan, at ang isang counter. Sa tatlong ito lang galing ang resulta: hindi sa balance mo, sa taya mo o sa mga naunang laro mo.</p><p>Kapag inilabas ang secret seed, kahit sino ay puwede itong ikumpara sa fingerprint at kuwentahin ulit ang bawat resulta.</p>',
    },
    'check-a-round': {
      title: 'Pag-check ng round',
      html: '<ol><li>Buksan ang game at ang fairness page nito.</li><li>Humingi ng bagong seed. Ilalabas ang luma.</li><li>Pumili ng round na nilaro gamit ito. Ikukumpara ng page ang seed at fingerprint at kukuwentahin ang resulta sa browser mo.</li><li>I-export ang round kung gusto mong i-check gamit ang sarili mong tool.</li></ol>',
    },
    'live-tables': {
      title: 'Mga live table',
      html: '<p>Iisa ang round ng table para sa lahat ng nakaupo. Habang bukas ang taya, ilagay ang chips at i-confirm; hindi pa taya ang hindi naka-confirm. Bago magsara, puwede mong bawiin nang buo ang na-confirm na slip. Pagkatapos, ide-deal ang round at babayaran agad ang panalo.</p><p>Nagpapahinga ang table na walang tumitingin at nagsisimula ulit kapag umupo ka. Kung maputol ang connection, sasabihin ng page na nagtatanong pa ito at ipapakita lang na nakalagay ang taya kapag hawak na ng table. Void ang round na hindi ma-deal: babalik ang lahat ng taya.</p><p>Naka-seal ang bawat round bago tumanggap ng taya, at naka-seal ang mga taya bago ang deal. Pagkatapos ng round, magiging "Na-check" ang seal kapag nakuwenta na ulit ng browser mo ang dalawa.</p>',
    },
    'between-members': {
      title: 'Laban sa ibang member',
      html: '<p>Sa mga room ng Duo Hall, member laban sa member: dalawahan ang Kambal na Dice at Pitong Banner, dalawa hanggang apat ang Tien Len. Umupo ayon sa taya, sa room na naghihintay, o gamit ang code ng kaibigan. Walang naka-hold habang naghihintay. Ang Ready ay magho-hold ng pinakamalaking puwedeng matalo sa hand; ibabalik ang hindi natalo.</p><p>Hindi naglalaro ang house. 5% ng pot ang rake, hanggang 25.00, at wala sa tabla, void na hand o practice. Nakasalalay sa laro mo ang balik, kaya walang nakasaad na RTP.</p><p>Sama-samang nagsha-shuffle ang lahat: naka-bind ang bawat browser sa seed nito bago buksan ang kahit anong seed, kaya walang makakapili ng deal. Pagkatapos ng hand, kinukuwenta ulit ito ng browser mo. Kapag naubos ang oras, ang orasan ang kikilos; pagkatapos ng 60 segundong walang connection, talo ang duel at itutuloy ng orasan ang cards.</p><p>Libre ang practice kasama ang bots at hindi binibilang kahit saan. Walang bots sa mga table na may pera.</p>',
    },
    fishing: {
      title: 'Fishing',
      html: '<p>Pumili ng dagat at lalim; ang lalim ang nagsasabi ng presyo ng bala. Naka-hold mula sa balance ang inilagay mo sa purse. Ang balang may tinamaan lang ang sisingilin; babalik ang walang tinamaan.</p><p>May takdang bayad at takdang tsansa ang bawat target, at 96% ang average na balik ng bawat tira. Walang binabago ang mga naunang tama, ang level ng kanyon at ang ibang player.</p><p>Mga bawat minuto, itinatala ang mga tira mo bilang isang taya kasama ang panalo. Kapag umalis ka, babalik ang natira. Kung maputol ang connection, 20 segundong maghihintay ang kanyon at 60 ang purse.</p>',
    },
    'invitation-codes': {
      title: 'Affiliate codes',
      html: '<p>Puwede kang bigyan ng agent ng code o link na may code. Kapag nag-register ka gamit ito, magiging upline mo ang agent na iyon. Kung walang code, wala kang upline, at wala nang iba pang pinagkaiba. Tinatanggihan ang maling code bago magawa ang account, para maitama mo ito o iwanang blangko.</p>',
    },
    agents: {
      title: 'Ano ang agents, at ano ang nakikita nila',
      html: '<p>Ang agent ay member na puwedeng magdala ng iba. Nakikita ng agents ang accounts ng sarili nilang downline, kung kailan sumali ang mga ito at gaano kalaki ang teams nila. Hindi nila nakikita ang passwords o personal na data, at hindi nila magagamit ang balance mo sa laro.</p>',
    },
    'safe-play': {
      title: 'Panatilihing libangan ang paglalaro',
      html: '<p>Sa karaniwan, gastos ang mga larong nakasalalay sa suwerte. Bago magsimula, magpasya kung gaano katagal ka maglalaro, at tumigil kapag tapos na ang oras. Huwag maglaro para bawiin ang nawala, o kapag galit o pagod ka.</p><p>Kung hindi na masaya ang paglalaro, o kung nag-aalala ang malapit sa iyo, pag-usapan ito. Maraming bansa ang may libre at anonymous na help line para sa pagsusugal.</p>',
    },
    age: {
      title: 'Ilang taon ka dapat',
      html: '<p>Dapat nasa edad kang nakasulat sa footer, o mas matanda kung iyon ang hinihingi ng batas sa bansa mo. Huwag hayaang gamitin ng mga bata ang account o device mo nang walang bantay habang naka-login ka.</p>',
    },
    privacy: {
      title: 'Anong data mo ang sine-save namin',
      html: '<p>Sine-save namin ang inilagay mo sa registration form, ang oras at IP address ng mga login mo, ang rounds mo at ang galaw ng balance mo. Hash lang ng password ang sine-save. Para sa pag-login at sa settings mo ang cookies.</p>',
    },
    contact: {
      title: 'Paano kontakin ang customer service',
      html: '<p>Pindutin ang service button sa top bar. Ihanda ang username mo at ang request number kung may ipinakita. Huwag kailanman ipadala ang password mo.</p>',
    },
    channels: {
      title: 'Mga channel sa labas ng site na ito',
      html: '<p>Puwedeng dalhin ng side bar sa mga channel ng isang brand: Telegram, Twitter, Douyin, Facebook, o link ng komunidad nito. Wala ang mga iyon sa demo na ito, kaya dito sila papunta.</p>',
    },
  },
}
