import { listIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";
import { withSan } from "./peer.ts";

export const reply: Texts["reply"] = {
  titles: {
    invites: (facilitator) => `${facilitator}さんからの招待`,
    unknown: "招待が見つかりません",
    busy: "少し待って、もう一度お試しください",
  },
  unknown: {
    byLink:
      "リンクの一部が欠けているのかもしれません。メールソフトによっては、長いリンクが途中で切れてしまいます。メールのリンクをもう一度開くか、全体をコピーしてみてください。",
    withdrawn:
      "招待が取り消されたのかもしれません。招待が届くはずだった場合は、招待してくれた人に尋ねてください。",
  },
  busy: "お使いのネットワークから、短時間に多数の招待へのアクセスがありました。1分待って、このページを読み込み直してください。",

  facts: {
    title: (facilitator) => `周りから見た自分を知る：${facilitator}さんからの招待`,
    lead: "まず、自分に当てはまることばを5〜10個選びます。次に、自分で決めた相手にも、あなたに当てはまることばを選んでもらいます。すると、自分にも周りにも見えている面、周りにだけ見えている面、自分だけが選んだことばが、ひとつの窓に表れます。",
    leaders: (names) => `${withSan(listIn("ja", names))}が、共同でこのプログラムを担当します。`,
    purpose: (facilitator) => `このプログラムの目的について、${facilitator}さんより`,
    sees: ({ everyone }) =>
      `${withSan(everyone)}には、あなたの進み具合と、何人が回答したかが見えます。結果は、あなたが共有しないかぎり見えません。誰がどれを選んだかは、あなたも含めて、誰にも見えません。`,
    all: "保存されるもの、見えるもののすべて",
    good: "知っておくとよいこと",
    time: {
      term: "かかる時間",
      text: "あなたが始めるのに3分ほど、回答を頼む相手はそれぞれ1分ほどです。",
    },
    deadline: {
      term: "締め切り",
      none: "ありません。",
      until: "あなたが回答を頼む相手は、{time}まで回答できます。",
    },
    window: {
      term: "窓",
      byClient: (least) => `${String(least)}人以上が回答したら、あなた自身が開きます。`,
      withOne: (owner, least) =>
        `${String(least)}人以上が回答したら、セッションで${owner}さんと一緒に開きます。`,
      withSome: (least) =>
        `${String(least)}人以上が回答したら、プログラムの担当者のうち一人と、セッションで一緒に開きます。`,
    },
    whose: {
      term: "誰のものか",
      text: "アンケートはあなたのものです。プログラムはいつでも抜けられます。抜けても、すべて手元に残ります。",
    },
    notes: {
      term: "メモ",
      text: ({ everyone }) =>
        `${withSan(everyone)}は、あなたと一緒に取り組むことについてメモを取る場合があります。このメモは非公開で、あなたには見えません。`,
    },
  },

  form: {
    title: "参加しますか？",
    hasDeclined: "辞退しました",
    declined: ({ everyone }) =>
      `${withSan(everyone)}に伝わるのは、あなたが辞退したことだけです。何もする必要はありません。気が変わったら、プログラムが続いている間は、あとからでも参加できます。`,
    nameLabel: "お名前",
    nameHint: "回答を頼む相手に表示されます。",
    noName: "名前を入力してください。",
    badName: "名前は120文字以内で、改行や特殊な文字を使わずに入力してください。",
    newAccount: (email) =>
      `参加すると、あとで自分のアンケートに戻れるように、${email}の無料アカウントが作られます。また、次の内容に同意したことになります：`,
    terms: "利用規約",
    privacy: "プライバシーポリシー",
    signedIn: (email) => `${email}でログインしています。`,
    accept: "参加してアンケートを始める",
    acceptAfterAll: "やはり参加する",
    busy: "アンケートを準備中…",
    decline: "辞退する",
    declineHint: ({ everyone }) =>
      `理由はお聞きしません。辞退したことは${withSan(everyone)}に伝わります。プログラムが続いている間は、考え直すこともできます。`,
    count: {
      title: "グループの全体像に、あなたの窓を含めますか？",
      text: ({ owner }) =>
        `${owner}さんに見えるのは、多くの人に共通することばです。どれが誰のことばかは見えません。ほかのほぼ全員の窓を知っている人には、あなたの窓の一部を推測されるかもしれません。どちらを選んだかは、誰にも見えません。あとで変更できます。`,
      yes: "自分の窓を含める",
      no: "含めない",
    },
    signIn: {
      text: (email) =>
        `${email}のアカウントは、すでに登録されています。参加するには、ログインしてください。ログインすると、このページに戻ります。`,
      label: "ログインして参加する",
    },
    switchAccount: {
      text: (email) =>
        `この招待は${email}宛てですが、別のアカウントでログインしています。先にログアウトしてください。そのあと、このページに戻ります。`,
      label: "ログアウトして戻る",
    },
    offline: "今、サイトに接続できません。少し待って、もう一度お試しください。",
    failed: "こちらで問題が発生しました。もう一度お試しください。",
  },

  end: {
    over: {
      title: "このプログラムは終了しました",
      text: (facilitator, programme) =>
        `${facilitator}さんが「${programme}」を終了したので、参加や辞退の返事はもう必要ありません。`,
      own: "周りから自分がどう見えているかは、今からでも知ることができます：",
      link: "自分のアンケートを始める",
    },
    left: {
      title: "このプログラムには、もう参加していません",
      text: ({ everyone }, programme) =>
        `「${programme}」でのあなたに関する情報は、${withSan(everyone)}には一切見えません。アンケートは、削除していなければ今も残っていて、これからもあなたのものです。`,
      link: "自分のアンケートへ",
    },
    accepted: {
      title: "参加しています",
      signIn: (email, programme) =>
        `「${programme}」への参加の手続きは済んでいます。アンケートへ進むには、${email}でログインしてください。`,
      signInLink: "ログイン",
      noPassword: "パスワードをまだ設定していませんか？",
      noPasswordLink: "設定用のリンクを受け取る",
      switchAccount: (email, programme) =>
        `「${programme}」への参加の手続きは${email}で済んでいますが、今は別のアカウントでログインしています。アンケートへ進むには、ログアウトして、${email}でログインしてください。`,
      otherAccount: {
        title: "このアンケートは別のアカウントにあります",
        text: (programme) =>
          `「${programme}」への参加の手続きは済んでいますが、そのアンケートは、今ログインしているアカウントにはありません。`,
      },
      text: (facilitator, programme) =>
        `${facilitator}さんから招待された「${programme}」に参加しています。アンケートの準備ができています。`,
      link: "アンケートへ進む",
    },
  },
};
