// Domains of providers that give mailboxes to everybody, and what people mistype: webmail and the internet providers of
// Australia and New Zealand first. All are known: nothing is ever suggested in their place.

/** The most used, in the order in which one of two that are equally near is taken. */
export const MOST_USED: readonly string[] =
  `gmail.com hotmail.com outlook.com yahoo.com bigpond.com icloud.com live.com.au yahoo.com.au hotmail.com.au
   outlook.com.au optusnet.com.au bigpond.net.au xtra.co.nz live.com yahoo.co.nz y7mail.com tpg.com.au iinet.net.au
   westnet.com.au internode.on.net dodo.com.au bigpond.com.au msn.com aol.com me.com mac.com ozemail.com.au
   windowslive.com googlemail.com protonmail.com proton.me ymail.com rocketmail.com orcon.net.nz slingshot.co.nz
   vodafone.co.nz clear.net.nz paradise.net.nz ihug.co.nz netspace.net.au exetel.com.au adam.com.au aapt.net.au
   iprimus.com.au primus.com.au activ8.net.au spin.net.au southernphone.com.au people.net.au hotmail.co.nz
   hotmail.co.uk yahoo.co.uk outlook.co.nz live.co.uk btinternet.com comcast.net verizon.net sbcglobal.net
   bellsouth.net rediffmail.com yahoo.co.in fastmail.com fastmail.fm hushmail.com tutanota.com zoho.com gmx.com
   gmx.net gmx.de web.de t-online.de`.split(/\s+/);

const OTHERS = `
   2degrees.nz actrix.co.nz aussiebb.com.au aussiebroadband.com.au bigblue.net.au callplus.net.nz chariot.net.au
   contact.net.nz dcsi.net.au eftel.com.au eol.co.nz fastmail.com.au farmside.co.nz gotalk.net.au grapevine.com.au
   hotkey.net.au ihug.com.au iinet.com.au inspire.net.nz infogen.net.nz inet.net.nz internode.com.au kinect.co.nz
   kiwilink.co.nz lizzy.com.au maxnet.co.nz myrepublic.co.nz netaccess.co.nz nettel.net.nz nzwireless.co.nz on.net
   optushome.com.au pacific.net.au powerup.com.au scorch.co.nz skymesh.com.au smartchat.net.au snap.net.nz
   surf.co.nz tadaust.org.au telstra.com transact.net.au tsn.cc uniserve.com.au unwired.com.au virtual.net.au
   vividwireless.com.au wave.co.nz wasp.net.au woosh.co.nz woosh.net.nz webone.com.au westnet.com worldnet.co.nz
   xnet.co.nz zeta.org.au

   aim.com alice.it aliyun.com aol.co.uk aol.de aol.fr arcor.de att.net bell.net blueyonder.co.uk bluewin.ch
   bol.com.br bt.com btopenworld.com caramail.com centrum.cz charter.net cox.net cs.com daum.net docomo.ne.jp
   earthlink.net eircom.net email.com email.cz email.it excite.com ezweb.ne.jp fmail.co.uk foxmail.com free.fr
   freemail.hu freenet.de freeserve.co.uk frontier.com frontiernet.net gmx.at gmx.ch gmx.co.uk gmx.fr hanmail.net
   hey.com hispeed.ch hotmail.be hotmail.ca hotmail.de hotmail.es hotmail.fr hotmail.it hotmail.nl hotmail.se
   ig.com.br inbox.com inbox.lv inbox.ru indiatimes.com interia.pl iol.it juno.com laposte.net libero.it list.ru
   live.ca live.cn live.de live.dk live.fr live.hk live.ie live.in live.it live.jp live.nl live.no live.se
   live.co.za lycos.com mail.com mail.de mail.ru mailbox.org mindspring.com myway.com naver.com nate.com
   netscape.net netzero.net ntlworld.com o2.co.uk o2.pl online.de onet.pl op.pl optonline.net orange.fr outlook.at
   outlook.be outlook.cl outlook.co.id outlook.co.th outlook.com.ar outlook.com.br outlook.com.gr outlook.com.vn
   outlook.cz outlook.de outlook.dk outlook.es outlook.fr outlook.hu outlook.ie outlook.in outlook.it outlook.jp
   outlook.kr outlook.lv outlook.my outlook.ph outlook.pt outlook.sa outlook.sg outlook.sk passport.com planet.nl
   pm.me posteo.de posteo.net proton.ch prodigy.net protonmail.ch qq.com r7.com rambler.ru roadrunner.com
   rogers.com runbox.com sapo.pt seznam.cz sfr.fr shaw.ca sina.cn sina.com singnet.com.sg sky.com skynet.be
   sohu.com softbank.ne.jp startmail.com sympatico.ca talktalk.net telenet.be telus.net terra.com.br terra.es
   tin.it tiscali.co.uk tiscali.it tuta.com tuta.io tutamail.com tutanota.de ukr.net uol.com.br usa.net vip.qq.com
   virgin.net virginmedia.com virgilio.it voila.fr walla.co.il wanadoo.fr windstream.net worldonline.nl wp.pl
   xs4all.nl ya.ru yahoo.ca yahoo.cn yahoo.co.id yahoo.co.jp yahoo.co.kr yahoo.co.th yahoo.com.ar yahoo.com.br
   yahoo.com.cn yahoo.com.hk yahoo.com.mx yahoo.com.my yahoo.com.ph yahoo.com.sg yahoo.com.tr yahoo.com.tw
   yahoo.com.vn yahoo.de yahoo.dk yahoo.es yahoo.fr yahoo.gr yahoo.ie yahoo.in yahoo.it yahoo.no yahoo.pl yahoo.ro
   yahoo.se yandex.com yandex.ru yandex.ua yeah.net zoho.com.au zoho.eu zohomail.com zohomail.com.au ziggo.nl
   126.com 163.com 139.com 21cn.com`;

const PROVIDERS: ReadonlySet<string> = new Set([...MOST_USED, ...OTHERS.trim().toLowerCase().split(/\s+/)]);

/** True for a provider that everybody can have a mailbox at. */
export const isProvider = (domain: string): boolean => PROVIDERS.has(domain);

/**
 * Domains of firms, schools and services that differ from a provider's by a letter or two and are meant as they are.
 */
const LIKE_PROVIDERS: ReadonlySet<string> = new Set(
  `anz.com aon.com aon.com.au adp.com cox.com fox.com gail.com gap.com gmac.com gmx.it hotmart.com inet.com
   life.com line.com link.com list.com live.org love.com mail.org mailo.com mars.com men.com mae.com
   outlookindia.com livenation.com lve.com mns.com out.com sac.com sol.com tag.com.au tag.com tpc.com.au tpi.com.au
   cpg.com.au westnet.org zoom.us zoom.com yahooinc.com icould.ie extra.co.nz extra.com ultra.co.nz dod.com.au
   telstra.com.au optus.com.au vodafone.com.au vodafone.com iinet.com dodo.com tpg.com primus.com apple.com
   google.com`
    .trim()
    .split(/\s+/),
);

/** True for a domain for which no other is suggested, whatever it looks like. */
export const isMeant = (domain: string): boolean => PROVIDERS.has(domain) || LIKE_PROVIDERS.has(domain);

/** Services that pass mail on to an address that its owner does not give away: real ones, for as long as he likes. */
const RELAYS: ReadonlySet<string> = new Set(
  `8alias.com 8shield.net addy.io addymail.com aleeas.com anonaddy.com anonaddy.me dralias.com duck.com erine.email
   forwardemail.net mozmail.com opayq.com passfwd.com passinbox.com passmail.com passmail.net
   privaterelay.appleid.com relay.firefox.com silomails.com simplelogin.co simplelogin.com simplelogin.fr
   simplelogin.io slmail.me slmails.com`
    .trim()
    .split(/\s+/),
);

/** True for a relay, or what lies below one, as each user of some has a domain of his own there. */
export function isRelay(domain: string): boolean {
  if (RELAYS.has(domain)) return true;
  const dot = domain.indexOf('.');
  return dot !== -1 && isRelay(domain.slice(dot + 1));
}
