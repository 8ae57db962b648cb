#!/usr/bin/python3
"""A window of WebKitGTK that WebKitWebDriver drives: one page and nothing around it, so that it can be as narrow as a phone.

webkit-window.py FOLDER scripts|no-scripts FIRST: data is kept in FOLDER, for the console of a private window is written
nowhere; FIRST is a script that runs before those of every page.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

folder, scripts, first = sys.argv[1:4]


def one_process(settings):
    """Keeps a page's process when it goes elsewhere: what the driver asks while another one takes over is never answered."""
    features = WebKit2.Settings.get_all_features()
    for feature in map(features.get, range(features.get_length())):
        if feature.get_identifier() in ("CrossOriginOpenerPolicy", "ProcessSwapOnCrossSiteNavigation"):
            settings.set_feature_enabled(feature, False)
    return settings


def new_page(session):
    page = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        settings=one_process(
            WebKit2.Settings(enable_write_console_messages_to_stdout=True, enable_javascript=scripts == "scripts")
        ),
        user_content_manager=content,
    )
    page.connect("close", lambda _: Gtk.main_quit())
    window = Gtk.Window(decorated=False, default_width=1280, default_height=800)
    window.add(page)
    window.show_all()
    # there is no window manager that would give it
    window.get_window().focus(Gdk.CURRENT_TIME)
    page.grab_focus()
    return page


def started(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", new_page)


# What pages ask for as "prefers-reduced-motion".
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
)
content = WebKit2.UserContentManager()
content.add_script(
    WebKit2.UserScript(first, WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START)
)
context.set_preferred_languages(["en-US"])
context.set_automation_allowed(True)
context.connect("automation-started", started)
Gtk.main()
