// Parts of folded words that offend or hurt in every language, since languages borrow them from one another.

export const OFFENDS_EVERYWHERE = new RegExp(
  'fuck|shit|cunt|nigg|whore|bitch|suicid|murder|^rapist|nazi|hitler|^stalin|сталин|гитлер|нацизм|нацист|^национали|' +
    'fascis|faszy|фашиз|homose[xkg]|homo[fp]h?[oi]|^homo(par$|sauna|stel|bar|fi|fo+b)|гомосек|lesb(i|o)|лесби|' +
    'xeno[fp]h?[oi]|^rasis|racis[mtk]|raciali|^racial|расис|^mulat|мулат|^gitan|^[cz]igan|цыган|eskimo|эскимос|' +
    '^ere[ck][tck]|эрекц|se[kx]su|sexu|transs?ex|estupr|^viol(en[ct]|a[ct]|ador|ar$|able|ater|emm)|^aids$|' +
    '^antisem|[ck]ann?ibal|каннибал|terroris|^terreur|террор|pedo[fp]h?il|abort|аборт|narcot|narkot|нарко|' +
    'heroin[ao]?$|[ck]o[ck]ain|кокаин|sperm|genital|генитал|impoten|импотен|gono[kr]|porno|prostitu|holo[ck]au',
);
