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
      "リンクの一部が欠けているかもしれません。メールソフトによっては、長いリンクが途中で切れてしまいます。メールのリンクをもう一度開くか、全体をコピーしてみてください。",
    withdrawn:
      "招待が取り消されたのかもしれません。招待を受ける予定だった場合は、招待してくれた人に尋ねてください。",
  },
  busy: "お使いのネットワークから、短い時間に多くの招待が開かれました。1分待って、このページを読み込み直してください。",

  facts: {
    title: (facilitator) => `周りから見た自分を知る：${facilitator}さんからの招待`,
    lead: "まず、自分に当てはまることばを5〜10個選びます。自分で決めた相手にも、同じように選んでもらいます。すると、自分にも周りにも見えている面、周りにだけ見えている面、自分だけが選んだことばが、ひとつの窓に表れます。",
    leaders: (names) =>
      `${listIn(
        "ja",
        names.map((name) => `${name}さん`),
      )}が、一緒にこのプログラムを進めます。`,
    purpose: (facilitator) => `このプログラムの目的について、${facilitator}さんより`,
    sees: ({ everyone }) =>
      `${withSan(everyone)}には、進み具合と、何人が回答したかが見えます。結果は、ご自身で共有しないかぎり見えません。誰がどれを選んだかは、ご自身も含めて、誰にも見えません。`,
    all: "保存されるもの、見えるもののすべて",
    good: "知っておくとよいこと",
    time: {
      term: "かかる時間",
      text: "始めるのに3分ほどです。回答を頼む相手には、それぞれ1分ほどかかります。",
    },
    deadline: { term: "締め切り", none: "ありません。", until: "{time}まで回答できます。" },
    window: {
      term: "窓",
      byClient: (least) => `${String(least)}人以上が回答したら、自分で開きます。`,
      withOne: (owner, least) =>
        `${String(least)}人以上が回答したら、セッションで${owner}さんと一緒に開きます。`,
      withSome: (least) =>
        `${String(least)}人以上が回答したら、プログラムを進める人のうち一人と、セッションで一緒に開きます。`,
    },
    whose: {
      term: "誰のものか",
      text: "アンケートはご自身のものです。プログラムはいつでも抜けられます。抜けても、すべて手元に残ります。",
    },
    notes: {
      term: "メモ",
      text: ({ everyone }) =>
        `${withSan(everyone)}は、一緒に取り組んだことについてメモを取る場合があります。このメモは非公開で、ご自身には見えません。`,
    },
  },

  form: {
    title: "参加しますか？",
    hasDeclined: "辞退しました",
    declined: ({ everyone }) =>
      `${withSan(everyone)}に見えるのは、辞退したことだけです。何もする必要はありません。気が変わったら、プログラムが続いている間は、今からでも参加できます。`,
    nameLabel: "お名前",
    nameHint: "回答を頼む相手に表示されます。",
    noName: "名前を入力してください。",
    badName: "名前は、120文字以内で、1行のふつうの文字で入力してください。",
    newAccount: (email) =>
      `参加すると、あとで自分のアンケートに戻れるように、${email}の無料アカウントが作られます。次の内容に同意したことになります：`,
    terms: "利用規約",
    privacy: "プライバシーポリシー",
    signedIn: (email) => `${email}でログインしています。`,
    accept: "参加してアンケートを始める",
    acceptAfterAll: "やはり参加する",
    busy: "アンケートを準備中…",
    decline: "辞退する",
    declineHint: ({ everyone }) =>
      `理由はお聞きしません。辞退したことは${withSan(everyone)}に見えます。プログラムが続いている間は、考え直すこともできます。`,
    count: {
      title: "グループの全体像に、自分の窓を含めますか？",
      text: ({ owner }) =>
        `${owner}さんに見えるのは、多くの人に共通することばです。誰のことばかは見えません。ほかのほぼ全員の窓を知っている人には、自分の窓の一部を推測されるかもしれません。どちらにしたかは、誰にも表示されません。あとで変更できます。`,
      yes: "自分の窓を含める",
      no: "含めない",
    },
    signIn: {
      text: (email) =>
        `${email}のアカウントは、もうここにあります。参加するには、ログインしてください。ログインすると、このページに戻ります。`,
      label: "ログインして参加する",
    },
    switchAccount: {
      text: (email) =>
        `この招待は${email}宛てですが、別のアカウントでログインしています。先にログアウトしてください。そのあと、このページに戻ります。`,
      label: "ログアウトして戻る",
    },
    offline: "今、サイトにつながりません。少し待って、もう一度お試しください。",
    failed: "こちら側で問題が起きました。もう一度お試しください。",
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
      title: "このプログラムにはもう入っていません",
      text: ({ everyone }, programme) =>
        `「${programme}」でのことは、${withSan(everyone)}には何も見えません。アンケートは、削除していなければ今も残っていて、ご自身のものです。`,
      link: "自分のアンケートへ",
    },
    accepted: {
      title: "参加しています",
      signIn: (email, programme) =>
        `「${programme}」への参加は決まっています。アンケートへ進むには、${email}でログインしてください。`,
      signInLink: "ログイン",
      noPassword: "パスワードが未設定ですか？",
      noPasswordLink: "設定用のリンクを受け取る",
      switchAccount: (email, programme) =>
        `「${programme}」には${email}で参加が決まっていますが、別のアカウントでログインしています。アンケートへ進むには、ログアウトして、${email}でログインしてください。`,
      otherAccount: {
        title: "このアンケートは別のアカウントにあります",
        text: (programme) =>
          `「${programme}」への参加は決まっていますが、そのアンケートは、今ログインしているアカウントにはありません。`,
      },
      text: (facilitator, programme) =>
        `${facilitator}さんから招待された「${programme}」に参加しています。自分のアンケートが待っています。`,
      link: "アンケートへ進む",
    },
  },
};
